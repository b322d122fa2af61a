import type { Judgement, LineCritique } from '@argint/contracts';
import { isAboutLanguage } from '@argint/contracts';
import { plainText } from '../answers/plain-text.ts';
import type { ModelAnswer } from '../answers/answer-schemas.ts';
import type { PlacedCorrection } from './ground-corrections.ts';
import { minimalEdit } from './minimal-edit.ts';

/** Most candidates in a prompt, and the longest parts of each, in characters. */
const MOST = 60;
const QUOTE_CHARS = 120;
const ISSUE_CHARS = 200;
/** How much of what stands before its words shows which of several alike they are, in characters. */
const BEFORE = 20;

const worth = ({ severity, confidence }: LineCritique): number => severity * confidence;

/** The engine's remarks on the language of a stretch that the model is asked about: at most 60, in their order. */
export const candidatesOf = (remarks: readonly LineCritique[]): LineCritique[] => {
  const own = remarks.filter((remark) => isAboutLanguage(remark) && remark.quote !== null);
  const best = own.toSorted((a, b) => worth(b) - worth(a)).slice(0, MOST);
  return own.filter((remark) => best.includes(remark));
};

/** The last words of a line before a place. */
const beforeOf = (text: string, start: number): string => {
  const line = text.slice(0, start).split('\n').at(-1) ?? '';
  return plainText(line.length <= BEFORE ? line : line.slice(-BEFORE).replace(/^\S*/, ''), BEFORE);
};

/** The candidates as numbered lines for a prompt; null without any. */
export const candidateWords = (candidates: readonly LineCritique[], text: string): string | null =>
  candidates.length === 0
    ? null
    : candidates
        .map(({ lineNumber, quote, issue, replacement, start }, i) => {
          const change = replacement === undefined ? '' : ` to “${replacement}”`;
          const words = `“${plainText(quote ?? '', QUOTE_CHARS)}”${change}`;
          const before = beforeOf(text, start ?? 0);
          const where = before === '' ? '' : ` after “${before}”`;
          return `${i + 1}. line ${lineNumber}${where}, ${words}: ${plainText(issue, ISSUE_CHARS)}`;
        })
        .join('\n');

const overlaps = (remark: LineCritique, one: PlacedCorrection): boolean =>
  remark.start !== null && remark.end !== null && remark.start < one.end && one.start < remark.end;

/**
 * What became of the candidates: the model's verdicts, and `replaced` where it corrects the same words in another way. A
 * remark on the same words that says the same stays the engine's, and the correction is not needed.
 */
export const judgeCandidates = (
  candidates: readonly LineCritique[],
  { candidates: verdicts }: ModelAnswer<'language'>,
  corrections: readonly PlacedCorrection[],
  text: string,
): { judgements: Judgement[]; needed: PlacedCorrection[] } => {
  const judgements = new Map<string, Judgement>();
  for (const { candidate, verdict, to } of verdicts) {
    const found = candidates[candidate - 1];
    if (!found || judgements.has(found.id)) continue;
    const replacement = plainText(to, QUOTE_CHARS);
    judgements.set(found.id, {
      critiqueId: found.id,
      verdict,
      ...(verdict === 'true' && replacement !== '' ? { replacement } : {}),
    });
  }
  const stands = ({ id }: LineCritique): boolean => judgements.get(id)?.verdict !== 'false';
  const needed = corrections.filter((one) => {
    const same = candidates.filter((remark) => stands(remark) && overlaps(remark, one));
    const writes = (remark: LineCritique): boolean => {
      const to = judgements.get(remark.id)?.replacement ?? remark.replacement;
      const { start, end } = remark;
      if (to === undefined || start === null || end === null) return false;
      const edit = minimalEdit(text, { start, end }, to);
      return edit !== null && edit.start === one.start && edit.replacement === one.replacement;
    };
    if (same.some(writes)) return false;
    for (const { id, issueType } of same)
      if (issueType === 'grammar') judgements.set(id, { critiqueId: id, verdict: 'replaced' });
    return true;
  });
  return { judgements: [...judgements.values()], needed };
};
