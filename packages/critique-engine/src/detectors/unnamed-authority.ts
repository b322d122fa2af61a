import { phraseDetector } from '../phrase-detector.ts';
import { isCited } from '../layers/region-lookup.ts';
import { around, choose, citeRest, topicOf } from '../wording.ts';

const who = [
  'studies',
  'research',
  'researchers',
  'experts',
  'scientists',
  'statistics',
  'scholars',
  'surveys',
  'many studies',
  'some studies',
  'recent studies',
  'a study',
  'a survey',
  'psychologists',
  'economists',
  'data',
];
const says = [
  'show',
  'shows',
  'showed',
  'have shown',
  'has shown',
  'prove',
  'proves',
  'proved',
  'have proved',
  'has proved',
  'have proven',
  'has proven',
  'say',
  'says',
  'suggest',
  'suggests',
  'indicate',
  'indicates',
  'believe',
  'agree',
  'claim',
  'found',
  'have found',
  'has found',
  'confirm',
  'confirms',
  'revealed',
  'reveal',
  'reveals',
];
const phrases = [
  ...who.flatMap((subject) => says.map((verb) => `${subject} ${verb}`)),
  'it is proven',
  'it has been proven',
  'it is scientifically proven',
  'it has been shown',
  'according to studies',
  'according to research',
  'according to experts',
  'according to statistics',
  'according to scientists',
];

/** An authority without a name: 'studies show', with no citation in the sentence or the next. */
export const unnamedAuthority = phraseDetector(
  phrases,
  ({ sentence, words, start, end }, model) => {
    const next = model.sentences[sentence.index + 1];
    if (
      isCited(model, {
        start: sentence.start,
        end: next?.paragraph === sentence.paragraph ? next.end : sentence.end,
      })
    )
      return null;
    const topic = topicOf(sentence, model);
    const rest = around({ start, end }, sentence, model, 45);
    return {
      rule: 'unnamed-authority',
      issueType: 'source',
      severity: 3,
      at: { start, end },
      issue: `“${words}” does not say ${/^it /i.test(words) ? 'by whom' : 'which'}, so nobody can check ${citeRest(sentence.text.slice(Math.max(0, end - sentence.start)), sentence.text, 50)}.`,
      reasoning: choose(rest, [
        `The point${topic ? ` about ${topic}` : ''} borrows the weight of research without letting the reader see who looked, at whom, or when: ${rest}.`,
        `Somebody may have found it and somebody else the opposite; without a name behind ${rest} the two cannot be weighed.`,
        `As it stands the reader has your word for ${rest}, and the word of nobody else.`,
      ]),
      fix: `Name one: author, year and what was found${topic ? ` about ${topic}` : ''} – or drop “${words}” and argue the point yourself.`,
      hint: `Which single source could you put in the place of “${words}”?`,
      confidence: 0.8,
    };
  },
);
