import type { Judgement, LineCritique } from '@argint/contracts';
import { severityLevel } from '@argint/contracts/severity';

/** Confidence that a remark of the engine has at least once a model agrees with it. */
const CONFIRMED = 0.85;

/** A remark whose fix is the correction alone, without the words around it. */
export const withPlainFix = (remark: LineCritique, replacement: string): LineCritique => {
  const fix =
    replacement === ''
      ? `Leave out “${remark.quote}”.`
      : `Write “${replacement}” instead of “${remark.quote}”.`;
  return { ...remark, replacement, fix, suggestion: fix };
};

/** A remark with another correction than the engine's. Its words name the new one. */
const corrected = (remark: LineCritique, replacement: string): LineCritique => ({
  ...withPlainFix(remark, replacement),
  issue: `“${remark.quote}” should ${replacement === '' ? 'go' : `be “${replacement}”`}.`,
});

/**
 * The engine's remarks after a model judged them, by their ids. False ones and those that a correction
 * of the model replaces go, trivial ones become suggestions, true
 * ones gain confidence, and one with a wrong correction gets the right one.
 */
export const judgedRemarks = (
  remarks: readonly LineCritique[],
  judgements: readonly Judgement[],
): LineCritique[] => {
  const byId = new Map(judgements.map((one) => [one.critiqueId, one]));
  return remarks.flatMap((remark) => {
    const said = byId.get(remark.id);
    if (!said) return [remark];
    if (said.verdict === 'false' || said.verdict === 'replaced') return [];
    if (said.verdict === 'trivial')
      return [{ ...remark, severity: 1 as const, severityLevel: severityLevel(1) }];
    const confirmed = { ...remark, confidence: Math.max(remark.confidence, CONFIRMED) };
    const { replacement } = said;
    return [
      replacement === undefined || replacement === remark.replacement || remark.quote === null
        ? confirmed
        : corrected(confirmed, replacement),
    ];
  });
};
