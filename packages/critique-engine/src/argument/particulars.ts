import type { EssayModel, Sentence } from '../essay-model.ts';
import { memoizeByKey } from '../memoize-by-key.ts';
import { evidenceOf, pastShare } from '../layers/graph/clause-signs.ts';

/** What was so for everybody 'in the past' tells of no event. */
const ofAnAge =
  /\b(?:in the past|in (?:former|old|ancient|earlier) (?:times|days|years)|(?:people|we|they|students) used to|centur(?:y|ies)|decades?|nowadays)\b/i;
/** The least share of a sentence's verbs in the past from which on it tells of an event. */
const TOLD_FROM = 0.5;
/** Words that promise an example. */
const example = /\bfor (?:an? )?(?:example|instance)\b|\bsuch as\b|\b(?:imagine|suppose)\b/i;
/** A single letter with a capital is no name. */
const NAME_LETTERS = 2;

const namesSomething = ({ words }: Sentence, names: ReadonlySet<string>): boolean =>
  words.some(({ lower }, i) => i > 0 && lower.length >= NAME_LETTERS && names.has(lower));

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
      (pastShare(sentence) > TOLD_FROM && !ofAnAge.test(sentence.text))
    );
  }),
);
