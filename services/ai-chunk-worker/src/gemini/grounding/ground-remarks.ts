import { createHash } from 'node:crypto';
import type { LineCritique } from '@argint/contracts';
import type { Severity } from '@argint/contracts/severity';
import { toCritique } from '@argint/critique-engine/jobs';
import type { ModelRemark } from '../answers/answer-schemas.ts';
import { RUBRIC } from '../prompts/v1/rubric.ts';
import { fitToShow } from './fit-to-show.ts';
import { placePassage, type Page } from './place-passage.ts';

/** How sure a remark is, by how its quote was found: word for word, nearly so, or not at all. */
const CONFIDENCE = { exact: 0.75, near: 0.65, none: 0.4 };
export type Placement = keyof typeof CONFIDENCE | 'dropped';

const placementOf = (at: unknown, same: boolean): keyof typeof CONFIDENCE =>
  at === null ? 'none' : same ? 'exact' : 'near';

/** Tells apart the remarks of one rule that have no place of their own. */
const unplacedId = (rule: string, issue: string): string =>
  `${rule}-essay-${createHash('sha256').update(issue).digest('hex').slice(0, 8)}`;

/**
 * The model's remarks as critiques, each with the place its quote was found at, else about the whole essay;
 * rule ids begin with `gemini-`. Remarks that are not fit to show are dropped.
 */
export const groundRemarks = (
  remarks: readonly ModelRemark[],
  page: Page,
  count: (placement: Placement) => void,
): LineCritique[] =>
  remarks.flatMap((remark) => {
    const { quote, issue, reasoning, fix, hint } = remark;
    if (!fitToShow(page.text, issue, reasoning, fix, hint)) {
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
