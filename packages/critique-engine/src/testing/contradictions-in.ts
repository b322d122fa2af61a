import type { AnalysisResult, LineCritique, OutlineUnit } from '@argint/contracts';
import { isAboutLanguage } from '@argint/contracts/language-issue';

interface Place {
  start: number;
  end: number;
}
const meets = (a: Place, b: LineCritique): boolean =>
  b.start !== null && b.end !== null && b.start < a.end && a.start < b.end;

/** A remark about more words is about the essay, and not about the sentence that is praised. */
const MOST_OF_A_PLACE = 600;
const isLocal = ({ start, end }: LineCritique): boolean =>
  start !== null && end !== null && end - start <= MOST_OF_A_PLACE;

/** Remarks that ask for something beside the words they mark, such as a view of others or a list of references. */
const PLACED_BESIDE = new Set(['no-counter-argument', 'reference-list-missing']);

/** Statements of the comment, the verdict and the scores, by words that only they use. */
const SAYS = {
  noPosition: /we found no sentence that says|what you think(?:, and found none|\. We found none)/,
  holds: /You argue this:|Your position is this:|You hold that|You say what you think in line/,
  answered:
    /let somebody disagree with you|let the other side speak|don’t leave it without an answer/,
  noOtherView: /you mention no view against yours/,
  noPositionScored: /no sentence takes a position|no sentence is worded as a position/,
} as const;

/** Pairs of parts of a result that cannot both be right, each as a sentence. Empty where all agree. */
export const contradictionsIn = (result: AnalysisResult): string[] => {
  const { strengths, scores, outline, lineCritiques } = result;
  const comment = result.overallVerdict?.comment ?? '';
  const verdict = result.overallVerdict?.journalReadiness ?? '';
  const found: string[] = [];
  const never = (isSo: boolean, what: string): void => {
    if (isSo) found.push(what);
  };
  const thinking = lineCritiques.filter((remark) => !isAboutLanguage(remark) && isLocal(remark));
  const rules = new Set(lineCritiques.map(({ ruleId }) => ruleId));
  const units = outline?.units ?? [];
  const edges = outline?.edges ?? [];
  const targets = (kinds: readonly string[]): OutlineUnit[] =>
    edges.flatMap(({ kind, to }) => {
      const unit = units[to];
      return kinds.includes(kind) && unit ? [unit] : [];
    });
  const answered = targets(['answers']);
  const supported = targets(['supports', 'exemplifies']);
  const evidence = (name: 'thesis' | 'argument'): string => scores[name].evidence.join('; ');
  const isTold = typeof result.thesisOpportunities?.originalThesis === 'string';

  for (const strength of strengths) {
    const remark = thinking.find((r) => meets(strength, r) && !PLACED_BESIDE.has(r.ruleId ?? ''));
    never(remark !== undefined, `a strength praises what ${remark?.ruleId} criticises`);
  }
  for (const remark of thinking) {
    const { ruleId } = remark;
    const place = { start: remark.start ?? 0, end: remark.end ?? 0 };
    const isIn = (unit: OutlineUnit): boolean => unit.start < place.end && place.start < unit.end;
    if (ruleId === 'counter-unanswered')
      never(answered.some(isIn), 'a remark misses an answer that the outline has');
    if (ruleId === 'unsupported-claim')
      never(
        supported.some((unit) => unit.kind === 'claim' && isIn(unit)),
        'a remark misses a reason that the outline has',
      );
  }
  never(isTold && rules.has('thesis-missing'), 'a position is both told and missing');
  never(isTold && SAYS.noPosition.test(comment), 'the comment finds no position, and one is told');
  never(!isTold && SAYS.holds.test(comment), 'the comment tells a position, and none is told');
  never(
    isTold && /No sentence says yet what you think/.test(verdict),
    'the verdict finds no position, and one is told',
  );
  never(
    isTold && SAYS.noPositionScored.test(evidence('thesis')),
    'the thesis score finds no position, and one is told',
  );
  never(
    SAYS.answered.test(comment) && answered.length === 0,
    'the comment praises an answer that the outline has not',
  );
  const views = units.filter(({ kind, speaker }) => kind === 'objection' && speaker === 'others');
  never(
    views.length > 0 && SAYS.noOtherView.test(evidence('argument')),
    'the argument score hears no other view, and the outline has one',
  );
  never(
    rules.has('no-counter-argument') && views.length > 0,
    'a remark misses a view of others that the outline has',
  );
  never(
    /gets no reply/.test(verdict) && SAYS.answered.test(comment) && views.length === 1,
    'the verdict finds no reply, and the comment praises it',
  );
  return found;
};
