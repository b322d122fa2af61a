import { createHash } from 'node:crypto';
import type { LineCritique } from '@argint/contracts';
import type { Severity } from '@argint/contracts/severity';
import { toCritique } from '@argint/critique-engine/jobs';
import type { Span } from '@argint/text-analysis';
import type { ModelRemark } from '../answers/answer-schemas.ts';
import { plainText } from '../answers/plain-text.ts';
import { GOOD_REMARK } from '../prompts/v2/examples.ts';
import { RUBRIC } from '../prompts/v2/rubric.ts';
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
const unplacedId = (rule: string, issue: string): string =>
  `${rule}-essay-${createHash('sha256').update(issue).digest('hex').slice(0, 8)}`;

/** Small models sometimes give the example of the prompt as their own remark. */
const isExample = ({ quote, issue }: ModelRemark): boolean =>
  quote === GOOD_REMARK.quote || issue === GOOD_REMARK.issue;

/** Longest second passage that is quoted whole, in characters; of a longer one only the line is named. */
const MOST_QUOTED = 160;

/** Names the second place in words, for lists and files that cannot mark it. */
const comparison = (text: string, related: LineCritique['related']): string => {
  const [place] = related ?? [];
  if (!place) return '';
  const words = plainText(text.slice(place.start, place.end), Infinity).replace(/[.,;:]+$/, '');
  const quoted = words.length <= MOST_QUOTED ? `: “${words}”` : '';
  return ` Compare it with line ${place.lineNumber}${quoted}.`;
};

/** The second place of a remark, which may stand anywhere in the essay; none if it is the first one. */
const relatedOf = (
  { quote2, line2 }: ModelRemark,
  page: Page,
  at: Span | null,
): Pick<LineCritique, 'related'> => {
  const whole = { ...page, start: 0, end: page.text.length };
  const second = at && placePassage(whole, { quote: quote2, line: line2 });
  if (!at || !second || (second.start < at.end && at.start < second.end)) return {};
  return { related: [{ ...second, lineNumber: page.lines.lineAt(second.start) }] };
};

/**
 * Turns the model's remarks into critiques whose rule ids start with `model-`. A remark whose quote is not found is
 * about the whole essay. A remark that is not publishable is dropped, and in a text without an argument every remark on one.
 *
 * @param count is called with the placement of each remark
 */
export const groundRemarks = (
  remarks: readonly ModelRemark[],
  page: Page,
  count: (placement: Placement) => void,
): LineCritique[] =>
  remarks.flatMap((remark) => {
    const { quote, sure, issue, reasoning, fix, hint } = remark;
    const [issueType] = RUBRIC[remark.rule];
    const isOutOfPlace = !page.argues && issueType !== 'style';
    if (
      isExample(remark) ||
      isOutOfPlace ||
      !isPublishable(page.text, issue, reasoning, fix, hint)
    ) {
      count('dropped');
      return [];
    }
    const at = placePassage(page, remark);
    count(placementOf(at, at !== null && page.text.slice(at.start, at.end) === quote));
    const isInvented = at === null && quote.trim() !== '';
    const second = relatedOf(remark, page, at);
    const rule = `model-${remark.rule}`;
    const critique = toCritique(
      {
        rule,
        issueType,
        severity: remark.severity as Severity,
        at,
        issue,
        reasoning: `${reasoning}${comparison(page.text, second.related)}`,
        fix,
        hint,
        confidence: isInvented ? Math.min(INVENTED, CONFIDENCE[sure]) : CONFIDENCE[sure],
      },
      page,
    );
    return [{ ...critique, ...second, ...(at === null ? { id: unplacedId(rule, issue) } : {}) }];
  });
