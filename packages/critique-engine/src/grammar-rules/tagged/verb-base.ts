import { tagText, unknownWords } from '../../layers/pos-tagger.ts';
import { IRREGULAR_VERBS } from '../irregular-verbs.ts';
import { BASE_OF_PAST, BASE_OF_THIRD } from '../verb-forms.ts';

/** Forms that are also the base form of another verb: 'we can found a club', 'they must bear it'. */
const ALSO_BASE = new Set(
  'found fell saw wound bound ground felt left lay was were rose bore'.split(' '),
);
const IRREGULAR: ReadonlyMap<string, string> = new Map(
  IRREGULAR_VERBS.flatMap(({ base, past, participle }): [string, string][] => [
    [past, base],
    [participle, base],
  ]).filter(([form, base]) => form !== base && !ALSO_BASE.has(form)),
);

/** Whether a word by itself is a verb that the lexicon holds. */
export const isVerbAlone = (word: string): boolean =>
  unknownWords([word]).size === 0 && tagText(word)[0]?.tag === 'VERB';

/** The candidate that is a verb by itself; else the first one that the lexicon holds, as 'form' of 'formed'. */
const firstVerb = (candidates: readonly string[]): string | null => {
  const known = candidates.filter((word) => word.length > 2 && unknownWords([word]).size === 0);
  return known.find(isVerbAlone) ?? known[0] ?? null;
};

/** 'Stopped', 'tried' and 'used' without their ending; null for another word. */
const baseOfRegular = (form: string): string | null => {
  if (!/^[a-z]{2,}ed$/.test(form) || form.endsWith('eed')) return null;
  const stem = form.slice(0, -2);
  if (/[^aeiou]i$/.test(stem)) return firstVerb([`${stem.slice(0, -1)}y`]);
  const isDoubled = /([bdgmnprt])\1$|ll$/.test(stem);
  return firstVerb(isDoubled ? [stem.slice(0, -1), stem] : [`${stem}e`, stem]);
};

/** The base form of a past form or a participle; null for any other word, also for one that is a base form itself. */
export const baseOfPast = (form: string): string | null =>
  ALSO_BASE.has(form)
    ? null
    : (IRREGULAR.get(form) ?? BASE_OF_PAST.get(form) ?? baseOfRegular(form));

/** The base form of a verb in s; null for any other word. */
export const baseOfThird = (form: string): string | null => {
  const known = BASE_OF_THIRD.get(form);
  if (known !== undefined) return known;
  if (!/^[a-z]{3,}[^su]s$/.test(form)) return null;
  if (/[^aeiou]ies$/.test(form)) return firstVerb([`${form.slice(0, -3)}y`]);
  return firstVerb([form.slice(0, -1), ...(form.endsWith('es') ? [form.slice(0, -2)] : [])]);
};
