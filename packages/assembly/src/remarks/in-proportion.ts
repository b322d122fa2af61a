import { isModelCritique, type LineCritique, type Reading } from '@argint/contracts';
import { severityLevel, type Severity } from '@argint/contracts/severity';
import { carriedShare, sideShare } from '../scores/reading-shares.ts';
import { isAboutThinking } from './about-thinking.ts';
import { gravestFirst } from './worth.ts';

/** Remarks of severity 4 and more that an essay may have: one, and one more for each so many words, up to a limit. */
const GRAVE = { from: 4, wordsEach: 500, most: 4 } as const;
/** From this share of carried claims and answered views on an essay is good, and no fault in it is a disaster. */
const GOOD = { carried: 0.75, answered: 0.5 };

const limited = (remark: LineCritique, most: number): LineCritique => {
  if (remark.severity <= most) return remark;
  const severity = most as Severity;
  return { ...remark, severity, severityLevel: severityLevel(severity) };
};

/** Whether an essay carries most of its claims, answers another view, and ends with what follows. */
const isGood = ({ outline, answersQuestion }: Reading): boolean =>
  outline !== null &&
  answersQuestion !== 'hardly' &&
  carriedShare(outline) >= GOOD.carried &&
  sideShare(outline) >= GOOD.answered;

/**
 * The remarks of a model with severities in proportion to the essay: the gravest one alone may be of severity 5, and as
 * many of 4 as the essay has room for. In a good essay the gravest is a 4 and the others are at most a 3. Another remark
 * never makes the severities of all of them together smaller.
 */
export const inProportion = (
  remarks: readonly LineCritique[],
  reading: Reading,
  words: number,
): LineCritique[] => {
  const thinking = remarks
    .filter((remark) => isModelCritique(remark) && isAboutThinking(remark))
    .toSorted(gravestFirst);
  const good = isGood(reading);
  const grave = good ? 1 : Math.min(GRAVE.most, 1 + Math.floor(words / GRAVE.wordsEach));
  const most = new Map(
    thinking.map((remark, i) => [remark, i >= grave ? 3 : i === 0 && !good ? 5 : GRAVE.from]),
  );
  return remarks.map((remark) => limited(remark, most.get(remark) ?? 5));
};
