import type { LineCritique } from '@argint/contracts';
import { isAboutLanguage } from '@argint/contracts/language-issue';
import { isAboutThinking } from './about-thinking.ts';
import { TYPING } from './slip-classes.ts';
import { bestFirst, costliestFirst, countPlaces, gravestFirst, inOrder } from './worth.ts';

/** The mildest remark that may be fixed first, and the least chance of being right. */
const FIRST = { severity: 2, chance: 0.75 };
/** From this severity on a remark on thinking comes first even where it is less sure. */
const GRAVE = { severity: 3, chance: 0.6 };
/** From this severity on a habit of language keeps a reader from understanding, and comes before everything else. */
const HARD_TO_READ = 4;
/** A slip at several places is a habit even where one of them may be wrong, so less certainty is enough for it. */
const HABIT = { chance: 0.7, places: 2 };
/** Language is weak from this many slips of grammar on, if there is one in so many words. */
const WEAK = { slips: 6, wordsPerSlip: 45 };

/** So many remarks of a rule about the shape of a text say that all of it has that shape. */
const SHAPES: readonly { rule: string; severity: number; remarks: number }[] = [
  { rule: 'long-sentence', severity: 3, remarks: 2 },
  { rule: 'one-sentence-paragraph', severity: 2, remarks: 3 },
  { rule: 'endless-paragraph', severity: 2, remarks: 1 },
];

const mayLead = ({ severity, confidence }: LineCritique): boolean =>
  (severity >= FIRST.severity && confidence >= FIRST.chance) ||
  (severity >= GRAVE.severity && confidence >= GRAVE.chance);

const isHabit = (remark: LineCritique): boolean =>
  isAboutLanguage(remark) &&
  remark.ruleId !== TYPING &&
  remark.severity >= FIRST.severity &&
  remark.confidence >= HABIT.chance &&
  countPlaces(remark) >= HABIT.places;

const isSlip = ({ issueType, severity }: LineCritique): boolean =>
  issueType === 'grammar' && severity >= FIRST.severity;

/** The habit that costs most where the language is weak. */
const costliestHabit = (remarks: readonly LineCritique[], words: number): LineCritique | null => {
  const slips = remarks.filter(isSlip);
  const places = slips.reduce((sum, slip) => sum + countPlaces(slip), 0);
  if (places < WEAK.slips || places * WEAK.wordsPerSlip < words) return null;
  return slips.filter(isHabit).toSorted(costliestFirst)[0] ?? null;
};

const shapeOf = (remarks: readonly LineCritique[]): LineCritique | null => {
  for (const { rule, severity, remarks: least } of SHAPES) {
    const own = remarks.filter((one) => one.ruleId === rule && one.severity >= severity);
    if (own.length >= least) return own.toSorted(inOrder)[0] ?? null;
  }
  return null;
};

/**
 * The one remark to fix first; null where nothing has to come first. Before everything comes a habit that makes the text hard to read, then the gravest remark on thinking, then the costliest
 * habit of weak language, then the shape of the text.
 *
 * @param words words of the essay
 */
export const leadRemark = (
  remarks: readonly LineCritique[],
  words: number,
): LineCritique | null => {
  const hard = remarks
    .filter((one) => isHabit(one) && one.severity >= HARD_TO_READ)
    .toSorted(bestFirst)[0];
  if (hard) return hard;
  const thinking = remarks
    .filter((remark) => isAboutThinking(remark) && mayLead(remark))
    .toSorted(gravestFirst)[0];
  return thinking ?? costliestHabit(remarks, words) ?? shapeOf(remarks);
};
