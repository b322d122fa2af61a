import type { Remark } from '../detector.ts';
import type { ReadEssay } from '../essay.ts';
import { maySpeak } from '../kind/who-may-speak.ts';

/** A remark whose detector is less sure of it than this is not shown. */
const SHOWN_FROM = 0.5;

/** Rules that need a whole essay to judge. In fewer words than this they are silent. */
const NEEDS_AN_ESSAY: ReadonlySet<string> = new Set([
  'one-sentence-paragraph',
  'reference-list-missing',
  'thesis-missing',
]);
const ESSAY_WORDS = 180;

/** Whether a remark is likely enough to be shown in this essay. */
export const isLikely = ({ ruleId, confidence }: Remark, essay: ReadEssay): boolean =>
  confidence >= SHOWN_FROM && (essay.proseWords >= ESSAY_WORDS || !NEEDS_AN_ESSAY.has(ruleId));

/** The remarks that may be shown: those that fit the kind of text and are likely enough in this essay. */
export const shownRemarks = (remarks: readonly Remark[], essay: ReadEssay): Remark[] =>
  remarks.filter((remark) => maySpeak(essay.kind, remark) && isLikely(remark, essay));
