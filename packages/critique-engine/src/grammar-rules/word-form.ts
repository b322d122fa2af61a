import { unknownWords } from '../layers/pos-tagger.ts';
import { COMMON_VERBS } from '../lexicon/common-verbs.ts';
import { pluralOf } from '../lexicon/nouns.ts';
import {
  ingOf,
  isBaseForm,
  participleOf,
  pastOf,
  thirdOf,
  verbOfIng,
  verbOfPast,
} from '../lexicon/verbs.ts';
import { formFor } from './finders/agreeing-verb.ts';
import { singularOf } from './finders/noun-number.ts';
import { baseOfPast, baseOfThird } from './finders/verb-base.ts';

const COMMON: ReadonlySet<string> = new Set(COMMON_VERBS);

/** The forms that a correction may ask for, by what follows the dot in '$1.base'. Null where a word has no such form. */
const FORMS: Readonly<Record<string, (word: string) => string | null>> = {
  base: (word) => baseOfThird(word) ?? baseOfPast(word) ?? verbOfIng(word)?.base ?? null,
  third: thirdOf,
  past: pastOf,
  participle: (word) => participleOf(isBaseForm(word) ? word : (verbOfPast(word)?.base ?? word)),
  ing: ingOf,
  subject: (word) => ({ me: 'I', him: 'he', her: 'she', them: 'they' })[word] ?? null,
  plural: (noun) => (unknownWords([noun]).size > 0 ? null : pluralOf(noun)),
  single: singularOf,
  one: (word) => formFor(word, 'one') ?? (COMMON.has(word) ? thirdOf(word) : null),
  many: (word) => formFor(word, 'many'),
};

/** A word of a sentence in another form; null where it has none. `written` is kept without a form. */
export const wordForm = (written: string, form: string | undefined): string | null => {
  if (form === undefined) return written;
  const right = FORMS[form]?.(written.toLowerCase().replaceAll('’', "'")) ?? null;
  return written.includes('’') ? (right?.replace("'", '’') ?? null) : right;
};
