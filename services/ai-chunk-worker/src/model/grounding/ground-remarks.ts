import { createHash } from 'node:crypto';
import type { LineCritique } from '@argint/contracts';
import type { Severity } from '@argint/contracts/severity';
import { toCritique } from '@argint/assembly';
import type { Span } from '@argint/text-analysis';
import type { ModelRemark } from '../answers/answer-schemas.ts';
import { GOOD_REMARK } from '../prompts/v3/remark-rules.ts';
import { RUBRIC } from '../prompts/v3/rubric.ts';
import { isPublishable } from './publishable.ts';
import { placePassage, type Page } from './place-passage.ts';

/** Confidence by how sure the model says it is. How the quote was found says nothing of what a remark is worth. */
const CONFIDENCE = { certain: 0.9, likely: 0.75, possible: 0.5 };
/** Most confidence of a remark whose quote is not in the essay: what invents a quote may invent the fault. */
const INVENTED = 0.4;
/** How the quote of a remark was found: word for word, nearly, or not. `dropped` means that the remark is not shown. */
export type Placement = 'exact' | 'near' | 'none' | 'dropped';

const placementOf = (at: unknown, same: boolean): Placement =>
  at === null ? 'none' : same ? 'exact' : 'near';

/** Gives remarks without a place different ids, even if they have the same rule. */
const unplacedId = (ruleId: string, issue: string): string =>
  `${ruleId}-essay-${createHash('sha256').update(issue).digest('hex').slice(0, 8)}`;

/** Small models sometimes give the example of the prompt as their own remark. */
const isExample = ({ quote, issue }: ModelRemark): boolean =>
  quote === GOOD_REMARK.quote || issue === GOOD_REMARK.issue;

/** The second passage of a remark, which may stand anywhere in the essay; none if it is the first one. */
const secondOf = (
  { quote2, line2 }: ModelRemark,
  page: Page,
  at: Span | null,
): Pick<LineCritique, 'related' | 'quote2' | 'line2'> => {
  const whole = { ...page, start: 0, end: page.text.length };
  const second = at && placePassage(whole, { quote: quote2, line: line2 });
  if (!at || !second || (second.start < at.end && at.start < second.end)) return {};
  const lineNumber = page.lines.lineAt(second.start);
  return {
    related: [{ ...second, lineNumber }],
    quote2: page.text.slice(second.start, second.end),
    line2: lineNumber,
  };
};

/**
 * Turns a remark of the model into a critique whose rule id starts with `model-`. One whose quote is not found is about
 * the whole essay. Null for one that is not publishable, and in a text without an argument for any remark on one.
 */
export const groundRemark = (
  remark: ModelRemark,
  page: Page,
): { critique: LineCritique | null; placement: Placement } => {
  const { quote, sure, issue, reasoning, fix, hint } = remark;
  const [issueType] = RUBRIC[remark.rule];
  const isOutOfPlace = !page.argues && issueType !== 'style';
  if (isExample(remark) || isOutOfPlace || !isPublishable(page.text, issue, reasoning, fix, hint))
    return { critique: null, placement: 'dropped' };
  const at = placePassage(page, remark);
  const isInvented = at === null && quote.trim() !== '';
  const ruleId = `model-${remark.rule}`;
  const critique = toCritique(
    {
      ruleId,
      issueType,
      severity: remark.severity as Severity,
      at,
      issue,
      reasoning,
      fix,
      hint,
      confidence: isInvented ? Math.min(INVENTED, CONFIDENCE[sure]) : CONFIDENCE[sure],
    },
    page,
  );
  return {
    critique: {
      ...critique,
      ...secondOf(remark, page, at),
      ...(at === null ? { id: unplacedId(ruleId, issue) } : {}),
    },
    placement: placementOf(at, at !== null && page.text.slice(at.start, at.end) === quote),
  };
};

/** Turns the model's remarks into critiques, without those that may not be shown. `count` is told of each placement. */
export const groundRemarks = (
  remarks: readonly ModelRemark[],
  page: Page,
  count: (placement: Placement) => void,
): LineCritique[] =>
  remarks.flatMap((remark) => {
    const { critique, placement } = groundRemark(remark, page);
    count(placement);
    return critique ? [critique] : [];
  });
