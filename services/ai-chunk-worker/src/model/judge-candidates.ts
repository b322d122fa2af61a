import type { LineCritique } from '@argint/contracts';
import { severityLevel } from '@argint/contracts/severity';
import { plainText } from './answers/plain-text.ts';

/** What the model may say of a critique of the engine. */
export const VERDICTS = ['true', 'trivial', 'false'] as const;
/** A judgement, by the number of the candidate in the prompt. */
export interface Judgement {
  candidate: number;
  verdict: (typeof VERDICTS)[number];
}
/** What became of a judgement. `kept`: called false and shown all the same. */
export type JudgedAs = Judgement['verdict'] | 'kept';

/** Most candidates in a prompt, and the longest parts of each, in characters. */
const MOST_CANDIDATES = 40;
const QUOTE_CHARS = 120;
const ISSUE_CHARS = 240;
/** Confidence that a critique has at least once a model agrees with it. */
const CONFIRMED = 0.85;
/** An answer that calls all of so many candidates false is not believed: an essay may have asked for it. */
const NOT_BELIEVED_FROM = 3;

const worth = ({ severity, confidence }: LineCritique): number => severity * confidence;

/** The engine's critiques that the model is asked about, in their order: at most 40, the most worthwhile ones. */
export const candidatesOf = (critiques: readonly LineCritique[]): LineCritique[] => {
  const best = critiques.toSorted((a, b) => worth(b) - worth(a)).slice(0, MOST_CANDIDATES);
  return critiques.filter((critique) => best.includes(critique));
};

/** The candidates as numbered lines for a prompt; null without any. */
export const candidateWords = (candidates: readonly LineCritique[]): string | null =>
  candidates.length === 0
    ? null
    : candidates
        .map(({ lineNumber, ruleId, quote, issue }, i) => {
          const place = lineNumber === null ? 'the essay as a whole' : `line ${lineNumber}`;
          const words = quote === null ? '' : ` on “${plainText(quote, QUOTE_CHARS)}”`;
          return `${i + 1}. ${place}, ${ruleId}${words}: ${plainText(issue, ISSUE_CHARS)}`;
        })
        .join('\n');

/** The candidates to drop: those called false, the least worthwhile first, and never more than half of all. */
const droppedOf = (
  candidates: readonly LineCritique[],
  verdicts: ReadonlyMap<LineCritique, Judgement['verdict']>,
): Set<LineCritique> => {
  const isFalse = candidates.filter((candidate) => verdicts.get(candidate) === 'false');
  if (isFalse.length >= NOT_BELIEVED_FROM && isFalse.length === candidates.length) return new Set();
  const most = Math.floor(candidates.length / 2);
  return new Set(isFalse.toSorted((a, b) => worth(a) - worth(b)).slice(0, most));
};

/**
 * The engine's critiques after the model judged them. False ones go, trivial ones become suggestions, true ones gain
 * confidence. At most half of them go, and none when all of them are called false.
 *
 * @param count is called with what became of each judgement
 */
export const judgeCandidates = (
  critiques: readonly LineCritique[],
  judgements: readonly Judgement[],
  count: (judged: JudgedAs) => void,
): LineCritique[] => {
  const candidates = candidatesOf(critiques);
  const verdicts = new Map<LineCritique, Judgement['verdict']>();
  for (const { candidate, verdict } of judgements) {
    const found = candidates[candidate - 1];
    if (found && !verdicts.has(found)) verdicts.set(found, verdict);
  }
  const dropped = droppedOf(candidates, verdicts);
  return critiques.flatMap((critique) => {
    const verdict = verdicts.get(critique);
    if (verdict === undefined) return [critique];
    if (verdict === 'false') {
      count(dropped.has(critique) ? 'false' : 'kept');
      return dropped.has(critique) ? [] : [critique];
    }
    count(verdict);
    return verdict === 'true'
      ? [{ ...critique, confidence: Math.max(critique.confidence, CONFIRMED) }]
      : [{ ...critique, severity: 1 as const, severityLevel: severityLevel(1) }];
  });
};
