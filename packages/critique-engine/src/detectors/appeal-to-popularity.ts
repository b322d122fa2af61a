import { phraseDetector } from '../phrase-detector.ts';
import { beside, choose, topicOf } from '../wording.ts';

const phrases = [
  'everyone knows',
  'everybody knows',
  'as we all know',
  'we all know',
  'as everyone knows',
  'it is obvious that',
  'it is common knowledge',
  'it is a known fact',
  'it is a well known fact',
  'it is well known that',
  'it is a fact that',
  'obviously',
  'it is clear that',
  'there is no doubt that',
  'nobody can deny',
  'no one can deny',
  'it cannot be denied',
  'it is undeniable',
  'most people agree',
  'everyone agrees',
  'everybody agrees',
  'as everybody knows',
  'people all over the world believe',
  'it goes without saying',
];

/** 'We all know what to do' is about a skill, not a shared belief. */
const knowsHow = /^ (?:what|how|who|where|when|each|one|everything|someone)\b/i;

/** What is granted to the other side, or limited, is not pressed on the reader. */
const granted = /\b(?:may|might|some|sometimes|often|but|however)\b/i;
const goesOnToShow =
  /^\W*(?:to begin with|to start with|first|one (?:reason|example)|for (?:example|instance)|this is because|because)\b/i;

/** General agreement or obviousness instead of a reason. */
export const appealToPopularity = phraseDetector(
  phrases,
  ({ sentence, words, start, end }, model) => {
    if (knowsHow.test(model.text.slice(end, end + 12))) return null;
    const following = model.sentences[sentence.index + 1]?.text ?? '';
    if (granted.test(model.text.slice(end, sentence.end)) || goesOnToShow.test(following))
      return null;
    const rest = beside({ start, end }, sentence, model, 50);
    const topic = topicOf(sentence, model);
    return {
      rule: 'appeal-to-popularity',
      issueType: 'argument',
      severity: 2,
      at: { start, end },
      issue: choose(`${rest}i`, [
        `“${words}” asks for agreement where a reason was due.`,
        `In front of ${rest} stands “${words}” and no ground.`,
        `“${words}” tells the reader that there is nothing to discuss.`,
      ]),
      reasoning: choose(`${rest}r`, [
        `If ${rest} were plain to all, it would not need an essay; whoever doubts it is only told to stop.`,
        `That many hold ${rest} to be so does not make it so; most mistakes of the past were widely shared.`,
        `The reader who did not know ${rest} now feels shut out, and the one who did has learned nothing.`,
      ]),
      fix: choose(`${rest}f`, [
        `Delete “${words}” and say how one can see it${topic ? ` in the case of ${topic}` : ''}.`,
        `Begin with ${rest} itself and give what speaks for it.`,
      ]),
      hint: `What would you tell someone who asks how one knows that ${rest}?`,
      confidence: 0.65,
    };
  },
);
