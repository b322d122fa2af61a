import type { AnalysisResult, LineCritique } from '@argint/contracts';
import { isAboutLanguage } from '@argint/contracts/language-issue';

type Strength = AnalysisResult['strengths'][number];

/** Rules whose remarks ask for something beside the words that they mark, and find no fault with those words. */
const ASKS_FOR_MORE: ReadonlySet<string> = new Set([
  'no-counter-argument',
  'reference-list-missing',
]);
/** Most characters of a remark that is about a sentence, and not about a paragraph as a whole. */
const MOST_CHARACTERS = 600;

const faults = (remark: LineCritique, { start, end }: Strength): boolean =>
  remark.start !== null &&
  remark.end !== null &&
  remark.end - remark.start <= MOST_CHARACTERS &&
  remark.start < end &&
  start < remark.end &&
  !isAboutLanguage(remark) &&
  !ASKS_FOR_MORE.has(remark.ruleId ?? '');

/** The strengths in words that no shown remark about the argument finds fault with. Others would contradict the remark. */
export const uncriticisedStrengths = (
  strengths: readonly Strength[],
  remarks: readonly LineCritique[],
): Strength[] => strengths.filter((one) => !remarks.some((remark) => faults(remark, one)));
