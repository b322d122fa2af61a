import { phraseDetector } from '../phrase-detector.ts';
import { cite, topicOf } from '../wording.ts';

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

/** Agreement or obviousness in the place of a reason. */
export const appealToPopularity = phraseDetector(
  phrases,
  ({ sentence, words, start, end, at, length }, model) => {
    const rest = model.text.slice(sentence.words[at + length]?.start ?? end, sentence.end);
    const topic = topicOf(sentence, model);
    return {
      rule: 'appeal-to-popularity',
      issueType: 'argument',
      severity: 2,
      at: { start, end },
      issue: `“${words}” asks for agreement where a reason was due.`,
      reasoning: `If ${rest.length > 12 ? cite(rest, 45) : `the point${topic ? ` about ${topic}` : ''}`} were plain to all, it would not need an essay; whoever doubts it is only told to stop.`,
      fix: `Delete “${words}” and say how one can see it${topic ? ` in the case of ${topic}` : ''}.`,
      hint: `What would you tell someone who does not know it?`,
      confidence: 0.65,
    };
  },
);
