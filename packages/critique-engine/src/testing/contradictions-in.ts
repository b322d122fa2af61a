import type { AnalysisResult, LineCritique } from '@argint/contracts';
import { isAboutLanguage } from '@argint/contracts/language-issue';
import type { Span } from '@argint/text-analysis';
import { STATEMENT_RULES } from './contradicting-statements.ts';
import { toldBy } from './told-by.ts';

const meets = (a: Span, b: LineCritique): boolean =>
  b.start !== null && b.end !== null && b.start < a.end && a.start < b.end;

/** A remark about more words is about the essay, and not about the sentence that is praised. */
const MOST_OF_A_PLACE = 600;
const isLocal = ({ start, end }: LineCritique): boolean =>
  start !== null && end !== null && end - start <= MOST_OF_A_PLACE;

/** Remarks that ask for something beside the words they mark, such as a view of others or a list of references. */
const PLACED_BESIDE = new Set(['no-counter-argument', 'reference-list-missing']);

/** Pairs of parts of a result that cannot both be right, each as a sentence. Empty where all agree. */
export const contradictionsIn = (result: AnalysisResult): string[] => {
  const told = toldBy(result);
  const found: string[] = [];
  const never = (isSo: boolean, what: string): void => {
    if (isSo) found.push(what);
  };
  const thinking = result.lineCritiques.filter(
    (remark) => !isAboutLanguage(remark) && isLocal(remark),
  );
  for (const strength of result.strengths) {
    const remark = thinking.find((r) => meets(strength, r) && !PLACED_BESIDE.has(r.ruleId ?? ''));
    never(remark !== undefined, `a strength praises what ${remark?.ruleId} criticises`);
  }
  for (const remark of thinking) {
    const { ruleId } = remark;
    if (ruleId === 'counter-unanswered')
      never(
        told.answered.some((unit) => meets(unit, remark)),
        'a remark misses an answer that the outline has',
      );
    if (ruleId === 'unsupported-claim')
      never(
        told.supported.some((unit) => unit.kind === 'claim' && meets(unit, remark)),
        'a remark misses a reason that the outline has',
      );
  }
  return [...found, ...STATEMENT_RULES.flatMap(([what, isSo]) => (isSo(told) ? [what] : []))];
};
