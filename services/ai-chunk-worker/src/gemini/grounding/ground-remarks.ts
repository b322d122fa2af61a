import { createHash } from 'node:crypto';
import type { LineCritique } from '@argint/contracts';
import type { Severity } from '@argint/contracts/severity';
import { toCritique } from '@argint/critique-engine/jobs';
import type { ModelRemark } from '../answers/answer-schemas.ts';
import { RUBRIC } from '../prompts/v1/rubric.ts';
import { isPublishable } from './publishable.ts';
import { placePassage, type Page } from './place-passage.ts';

/** Confidence of a remark by how its quote was found: word for word, with small differences, or not at all. */
const CONFIDENCE = { exact: 0.75, near: 0.65, none: 0.4 };
/** How the quote of a remark was found. `dropped` means that the remark is not shown. */
export type Placement = keyof typeof CONFIDENCE | 'dropped';

const placementOf = (at: unknown, same: boolean): keyof typeof CONFIDENCE =>
  at === null ? 'none' : same ? 'exact' : 'near';

/** Gives remarks without a place different ids, even if they have the same rule. */
const unplacedId = (rule: string, issue: string): string =>
  `${rule}-essay-${createHash('sha256').update(issue).digest('hex').slice(0, 8)}`;

/**
 * Turns the model's remarks into critiques whose rule ids start with `gemini-`. A remark whose quote is not found is
 * about the whole essay. A remark that is not publishable is dropped.
 *
 * @param count is called with the placement of each remark
 */
export const groundRemarks = (
  remarks: readonly ModelRemark[],
  page: Page,
  count: (placement: Placement) => void,
): LineCritique[] =>
  remarks.flatMap((remark) => {
    const { quote, issue, reasoning, fix, hint } = remark;
    if (!isPublishable(page.text, issue, reasoning, fix, hint)) {
      count('dropped');
      return [];
    }
    const at = placePassage(page, remark);
    const placement = placementOf(at, at !== null && page.text.slice(at.start, at.end) === quote);
    count(placement);
    const rule = `gemini-${remark.rule}`;
    const critique = toCritique(
      {
        rule,
        issueType: RUBRIC[remark.rule][0],
        severity: remark.severity as Severity,
        at,
        issue,
        reasoning,
        fix,
        hint,
        confidence: CONFIDENCE[placement],
      },
      page,
    );
    return [at === null ? { ...critique, id: unplacedId(rule, issue) } : critique];
  });
