import type { ClaimLink, ReadEssay, Sentence } from '../../essay.ts';
import { memoizeByKey } from '../../memoize-by-key.ts';
import { opensParagraph } from '../paragraph-place.ts';
import { argumentOf } from './read-graph.ts';
import type { Unit } from './unit.ts';

const inOrder = (a: Sentence, b: Sentence): number => a.index - b.index;

/** Fewest sentences that argue for an answer if it is a point of its own. */
const ARGUED_ANSWER = 2;

/**
 * The claims of the body and of the conclusion, in order, each with the sentences that the graph links to it as reason
 * or evidence. A claim that is drawn from what stands before it in its paragraph rests on what the claim before rests on.
 */
export const claimsOf = memoizeByKey((essay: ReadEssay): ClaimLink[] => {
  const { units, edges } = argumentOf(essay);
  const support = new Map<Sentence, Set<Sentence>>();
  for (const { from, to, kind } of edges) {
    const [reason, point] = [units[from]?.sentence, units[to]?.sentence];
    if ((kind !== 'supports' && kind !== 'exemplifies') || !reason || !point || reason === point)
      continue;
    if (reason.role === 'premise')
      support.set(point, (support.get(point) ?? new Set()).add(reason));
  }
  // What speaks for another view is no claim of the writer's, and an answer is judged with the objection that it meets,
  // unless a whole paragraph argues for it.
  const isPoint = ({ sentence }: Unit): boolean =>
    opensParagraph(essay.sentences, sentence.index) &&
    (support.get(sentence)?.size ?? 0) >= ARGUED_ANSWER;
  const others = new Set(
    units.flatMap((unit) =>
      (unit.side === 'against' && !unit.isSubordinate) || (unit.kind === 'answer' && !isPoint(unit))
        ? [unit.sentence]
        : [],
    ),
  );
  const links = essay.sentences
    .filter((sentence) => sentence.role === 'claim' && !others.has(sentence))
    .map((claim) => ({ claim, premises: [...(support.get(claim) ?? [])].sort(inOrder) }));
  return links.map((link, i) => {
    const before = links[i - 1];
    return link.premises.length === 0 && before?.claim.paragraph === link.claim.paragraph
      ? { ...link, premises: before.premises }
      : link;
  });
});

/** Sentences that give a reason of their own: '…, because the pier is old', 'The pier is old, so …'. */
export const withOwnReason = memoizeByKey(
  (essay: ReadEssay): ReadonlySet<Sentence> =>
    new Set(
      argumentOf(essay).units.flatMap(({ kind, isSubordinate, sentence }) =>
        kind === 'reason' && (isSubordinate || sentence.role === 'claim') ? [sentence] : [],
      ),
    ),
);
