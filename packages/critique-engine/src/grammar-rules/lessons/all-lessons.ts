import { AGREEMENT_LESSONS } from './agreement-lessons.ts';
import { NOUN_LESSONS } from './noun-lessons.ts';
import { PREPOSITION_LESSONS } from './preposition-lessons.ts';
import { PUNCTUATION_LESSONS } from './punctuation-lessons.ts';
import { SOUND_ALIKE_LESSONS } from './sound-alike-lessons.ts';
import { VERB_FORM_LESSONS } from './verb-form-lessons.ts';
import { WORD_LESSONS } from './word-lessons.ts';

/** All lessons. The first one that names a rule counts. */
const LESSONS = [
  ...AGREEMENT_LESSONS,
  ...VERB_FORM_LESSONS,
  ...NOUN_LESSONS,
  ...WORD_LESSONS,
  ...SOUND_ALIKE_LESSONS,
  ...PUNCTUATION_LESSONS,
  // Last, because some of these name whole families of rules.
  ...PREPOSITION_LESSONS,
];

/** The ids that lessons name, `*` for any ending. */
export const TAUGHT: readonly string[] = LESSONS.flatMap(([ids]) => ids.split(' '));

const BY_NAME = LESSONS.map(([ids, why, ask, forms = []]) => ({
  names: new RegExp(`^(?:${ids.replace(/ /g, '|').replace(/\*/g, '.*')})$`),
  why,
  ask,
  forms,
}));

/**
 * The rule behind a grammar issue and the question that finds the next slip of its kind. Null for a rule without a
 * lesson, and for one whose lesson shows the correction where none is known. `rule` is an id without its 'grammar-', `words` are those of the slip.
 */
export const lessonOf = (
  rule: string,
  replacement: string | undefined,
  words = '',
): readonly [why: string, ask: string] | null => {
  const found = BY_NAME.find(({ names }) => names.test(rule));
  if (!found || (!replacement && found.why.includes('{fix}'))) return null;
  return [
    found.why.replace('{fix}', () => replacement ?? ''),
    found.forms.find(([form]) => form.test(words))?.[1] ?? found.ask,
  ];
};
