import type { EssayModel, Sentence } from '../essay-model.ts';
import { memoizeByKey } from '../memoize-by-key.ts';
import { evidenceOf, pastShare } from '../layers/graph/clause-signs.ts';
import { STOP_WORDS } from '../layers/stop-words.ts';

/** Words that open a sentence and take its capital with them. */
const turns =
  /^(?:however|well|also|then|but|because|when|although|secondly|firstly|finally|therefore)$/;
/** Verbs that are in the past beyond doubt; 'limited' and 'based' may be adjectives. */
const told =
  /\b(?:was|were|had|did|went|came|took|saw|told|made|got|left|found|gave|began|built|brought|lost|met|became|fell|rose|grew|led|paid|sent|spent|taught|won|died|happened|started|moved|opened|closed|counted|asked)\b/i;
/** What was so for everybody 'in the past' tells of no event. */
const ofAnAge =
  /\b(?:in the past|in (?:former|old|ancient|earlier) (?:times|days|years)|(?:people|we|they|students) used to|centur(?:y|ies)|decades?|nowadays)\b/i;
/** The writer's own part of the world, and a time that can be told. */
const ownPlace =
  /\b(?:my|our) (?:own |home )?(?:country|city|region|province|area|neighbou?rhood|office|company|university|college|club|church)\b|\b(?:years|months|weeks) ago\b/i;
/** What would be so: 'If the student did not study, …'. What 'would have been' tells of something that did happen. */
const supposed = /\b(?:if|unless)\b(?!.*\bhave \w+(?:ed|en|wn)\b)/i;
/** What is everywhere: capitals that name nothing to look at. */
const everyday = /^(?:god|internet|web|english|earth)$/;
/** The least share of a sentence's verbs in the past from which on it tells of an event. */
const TOLD_FROM = 0.5;
/** Words that promise an example. */
const example = /\bfor (?:an? )?(?:example|instance)\b|\bsuch as\b|\b(?:imagine|suppose)\b/i;
/** A single letter with a capital is no name, and neither is 'However' after a lost full stop. */
const NAME_LETTERS = 2;

const isFrameWord = (lower: string): boolean =>
  STOP_WORDS.has(lower) || /['’]/.test(lower) || turns.test(lower) || everyday.test(lower);

const namesSomething = ({ words }: Sentence, names: ReadonlySet<string>): boolean =>
  words.some(
    ({ lower }, i) =>
      i > 0 && lower.length >= NAME_LETTERS && names.has(lower) && !isFrameWord(lower),
  );

/** Words that stand before a noun which is not just anyone. */
const picks = /^(?:DET|NUM|PROPN|ADP)$/;
const anyone =
  /^(?:people|everyone|everybody|someone|somebody|anyone|nobody|you|humans?|men|women|children)$/;

/**
 * Whether the first person or thing of a sentence is any of its kind: 'Children who had to share became tidy adults'. A
 * past form tells no event there.
 */
const isOfAnyone = ({ words, tags, text }: Sentence): boolean => {
  const at = tags.findIndex((tag, i) => tag === 'NOUN' || anyone.test(words[i]?.lower ?? ''));
  const lower = words[at]?.lower;
  if (lower === undefined || /\d/.test(text)) return false;
  const isBare = !words
    .slice(0, at)
    .some(
      ({ lower: before }, i) =>
        picks.test(tags[i] ?? '') || /^(?:he|she|they|we|i|it|my|our|his|her|their)$/.test(before),
    );
  return isBare && (anyone.test(lower) || /[^s]s$/.test(lower));
};

/** Whether a sentence promises an example. What follows may still be general. */
export const announcesExample = ({ text }: Pick<Sentence, 'text'>): boolean => example.test(text);

/**
 * The sentences before the conclusion that show something which a reader could look at: a source, a figure, a name,
 * words that somebody said, an event that is told, or the writer's own life. 'For example, students …' is none.
 */
export const particularsOf = memoizeByKey((model: EssayModel): Sentence[] =>
  model.sentences.filter((sentence) => {
    if (sentence.part === 'conclusion') return false;
    const sort = evidenceOf(sentence, model);
    return (
      sort === 'cited' ||
      sort === 'figure' ||
      sort === 'own' ||
      namesSomething(sentence, model.names) ||
      ownPlace.test(sentence.text) ||
      /["“”]/.test(sentence.text) ||
      (pastShare(sentence) > TOLD_FROM &&
        told.test(sentence.text) &&
        !ofAnAge.test(sentence.text) &&
        !supposed.test(sentence.text) &&
        !isOfAnyone(sentence))
    );
  }),
);
