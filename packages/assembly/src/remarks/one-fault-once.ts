import { isModelCritique, type LineCritique } from '@argint/contracts';
import type { Span } from '@argint/text-analysis';
import { overlap, spansOf } from './spans.ts';
import { gravestFirst } from './worth.ts';

/** Faults that name one thing from different sides, by the names of the model's rules. */
const KIN: readonly ReadonlySet<string>[] = [
  'unsupported-claim weak-analysis irrelevant-evidence missing-source source-unused appeal-to-authority',
  'causal-leap reversed-cause conclusion-beyond-data overgeneralisation false-analogy',
  'hidden-assumption unsupported-claim causal-leap conclusion-beyond-data weak-analysis',
  'thesis-missing thesis-vague thesis-drift',
  'no-counter-argument straw-man ad-hominem',
  'off-question directive-unmet irrelevant-evidence',
  'contradiction thesis-drift',
  'unclear-sentence undefined-term weak-link loaded-wording',
].map((rules) => new Set(rules.split(' ')));

const nameOf = ({ ruleId }: LineCritique): string => ruleId.replace(/^model-/, '');

const areKin = (a: LineCritique, b: LineCritique): boolean => {
  const [one, other] = [nameOf(a), nameOf(b)];
  return one === other || KIN.some((rules) => rules.has(one) && rules.has(other));
};

/** Share of the shorter passage from which on two passages are the same one. */
const SAME_PASSAGE = 0.6;
const isSamePassage = (a: Span, b: Span): boolean =>
  Math.min(a.end, b.end) - Math.max(a.start, b.start) >=
  SAME_PASSAGE * Math.min(a.end - a.start, b.end - b.start);

/** Numbers of the sentences that a passage touches. */
const sentencesAt = (span: Span, sentences: readonly Span[]): number[] =>
  sentences.flatMap((sentence, i) => (overlap(sentence, span) ? [i] : []));

/**
 * Whether two remarks of a model say one fault. They do where both are about the same two passages, where they mark the
 * same words for a related fault, where they stand in one sentence for the same or a related fault, and where they say
 * the same of the whole essay.
 */
export const isSameFault = (
  a: LineCritique,
  b: LineCritique,
  sentences: readonly Span[],
): boolean => {
  const [first, ...more] = spansOf(a);
  const [other, ...others] = spansOf(b);
  if (!first || !other) return !first && !other && nameOf(a) === nameOf(b);
  const [second] = more;
  const [next] = others;
  if (second && next)
    if (
      (isSamePassage(first, other) && isSamePassage(second, next)) ||
      (isSamePassage(first, next) && isSamePassage(second, other))
    )
      return true;
  if (!areKin(a, b)) return false;
  if (isSamePassage(first, other)) return true;
  const here = sentencesAt(first, sentences);
  const there = sentencesAt(other, sentences);
  // A passage of several sentences says something of all of them, not of the one that they share.
  const isOneSentence = here.length === 1 && there.length === 1 && here[0] === there[0];
  return isOneSentence && (nameOf(a) === nameOf(b) || overlap(first, other));
};

/** Whether the first remark is the better one to keep: graver, placed, with its second passage, surer. */
const betterFirst = (a: LineCritique, b: LineCritique): number =>
  b.severity - a.severity ||
  Number(a.start === null) - Number(b.start === null) ||
  spansOf(b).length - spansOf(a).length ||
  gravestFirst(a, b);

/**
 * The remarks without those of a model that say a fault which another one says: the graver and better placed one stays.
 * Remarks of the engine stay as they are; its slips have their own rules. The order of the remarks changes nothing.
 */
export const oneFaultOnce = (
  remarks: readonly LineCritique[],
  sentences: readonly Span[],
): LineCritique[] => {
  const kept: LineCritique[] = [];
  for (const remark of remarks.filter(isReasoned).toSorted(betterFirst))
    if (!kept.some((other) => isSameFault(remark, other, sentences))) kept.push(remark);
  const stays = new Set(kept);
  return remarks.filter((remark) => !isReasoned(remark) || stays.has(remark));
};

/** A remark of a model that is no correction of a slip. */
const isReasoned = (remark: LineCritique): boolean =>
  isModelCritique(remark) && remark.issueType !== 'grammar';
