import type { LineCritique } from '@argint/contracts';
import { gatherSlips, isGathered } from '@argint/assembly';
import { SPELLING } from '../grammar-rules/issue-wording.ts';

/** The slips of one word in one remark: its first place, with the others as further ones. */
const oneWord = ([first, ...others]: readonly LineCritique[]): LineCritique[] =>
  first
    ? [
        {
          ...first,
          related: others.flatMap(({ start, end, lineNumber, replacement }) =>
            start === null || end === null || lineNumber === null
              ? []
              : [{ start, end, lineNumber, ...(replacement !== undefined && { replacement }) }],
          ),
        },
      ]
    : [];

/**
 * The remarks with each misspelt word as one of its own, so that somebody who writes can mend it or keep it. A result gathers
 * them in one remark. `slips` are the engine's remarks before they were gathered.
 */
export const wordByWord = (
  remarks: readonly LineCritique[],
  slips: readonly LineCritique[],
): LineCritique[] =>
  remarks.flatMap((remark) => {
    if (!isGathered(remark)) return remark;
    const places = new Set([remark, ...(remark.related ?? [])].map(({ start }) => start));
    const own = slips.filter(({ start }) => places.has(start));
    const misspelt = own.filter(({ ruleId }) => ruleId === `grammar-${SPELLING.id}`);
    const others = own.filter((slip) => !misspelt.includes(slip));
    const words = Map.groupBy(misspelt, ({ quote }) => quote?.toLowerCase());
    return [
      ...[...words.values()].flatMap(oneWord),
      ...gatherSlips(others, others).filter(isGathered),
    ].map((word, i) => ({ ...word, fixFirst: i === 0 && remark.fixFirst === true }));
  });
