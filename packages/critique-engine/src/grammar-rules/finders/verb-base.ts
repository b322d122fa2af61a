import { tagText, unknownWords } from '../../layers/pos-tagger.ts';
import { isBaseForm, verbOfPast, verbOfThird } from '../../lexicon/verbs.ts';

/** Past forms of which the learner may mean another verb or word: 'it would was', 'they should rose'. */
const UNSURE = new Set('was were rose left'.split(' '));

/** Whether a word by itself is a verb that the lexicon holds. */
export const isVerbAlone = (word: string): boolean =>
  unknownWords([word]).size === 0 && tagText(word)[0]?.tag === 'VERB';

/** The base form of a past form or a participle; null for any other word, also for one that is a base form itself. */
export const baseOfPast = (form: string): string | null =>
  UNSURE.has(form) || isBaseForm(form) ? null : (verbOfPast(form)?.base ?? null);

/** The base form of a verb in s; null for any other word. */
export const baseOfThird = (form: string): string | null => verbOfThird(form)?.base ?? null;
