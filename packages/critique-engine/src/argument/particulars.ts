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
/** The least share of a sentence's verbs in the past from which on it tells of an event. */
const TOLD_FROM = 0.5;
/** Words that promise an example. */
const example = /\bfor (?:an? )?(?:example|instance)\b|\bsuch as\b|\b(?:imagine|suppose)\b/i;
/** A single letter with a capital is no name, and neither is 'However' after a lost full stop. */
const NAME_LETTERS = 2;

const isFrameWord = (lower: string): boolean =>
  STOP_WORDS.has(lower) || /['’]/.test(lower) || turns.test(lower);

const namesSomething = ({ words }: Sentence, names: ReadonlySet<string>): boolean =>
  words.some(
    ({ lower }, i) =>
      i > 0 && lower.length >= NAME_LETTERS && names.has(lower) && !isFrameWord(lower),
  );

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
      /["“”]/.test(sentence.text) ||
      (pastShare(sentence) > TOLD_FROM && told.test(sentence.text) && !ofAnAge.test(sentence.text))
    );
  }),
);
