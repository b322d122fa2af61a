import type { JudgedCriteria, JudgedCriterion, LineCritique } from '@argint/contracts';
import { criteriaOf } from './criteria.ts';
import type { Criterion } from './criterion.ts';
import { JUDGED, NOT_JUDGED, type Judged } from './criterion-words.ts';

const NOTHING = 'This engine cannot judge this.';

type Critique = Pick<LineCritique, 'id' | 'issueType' | 'ruleId'>;

const rowsFor = (words: string): Judged[] => JUDGED.filter((row) => row.words.test(words));
const missingIn = (words: string): string[] =>
  NOT_JUDGED.filter((row) => row.words.test(words)).map(({ what }) => what);

/** The words that say what a criterion is about: its name, unless that says nothing we know. */
const wordsOf = ({ name, text }: Criterion): string =>
  rowsFor(name).length > 0 || missingIn(name).length > 0 ? name : text;

const bearsOn = (critique: Critique, rows: readonly Judged[]): boolean => {
  const rule = critique.ruleId.replace(/^(?:model|gemini)-/u, '');
  return rows.some(
    ({ issueTypes, rules = [] }) => issueTypes.includes(critique.issueType) || rules.includes(rule),
  );
};

const list = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} or ${items.at(-1)}`;

const judge = (criterion: Criterion, critiques: readonly Critique[]): JudgedCriterion => {
  const words = wordsOf(criterion);
  const rows = rowsFor(words);
  const missing = missingIn(words);
  return {
    text: criterion.text,
    weight: criterion.weight,
    scores: [...new Set(rows.flatMap(({ scores }) => scores))],
    critiqueIds: critiques.filter((critique) => bearsOn(critique, rows)).map(({ id }) => id),
    notJudged:
      missing.length > 0
        ? `This engine cannot judge ${list(missing)}.`
        : rows.length > 0
          ? null
          : NOTHING,
  };
};

/**
 * What of a result bears on each criterion of a student's rubric. It follows the table in criterion-words.ts alone;
 * a criterion with none of its words is not judged, and says so.
 */
export const judgeCriteria = (rubric: string, critiques: readonly Critique[]): JudgedCriteria => {
  const { criteria, omitted } = criteriaOf(rubric);
  return { criteria: criteria.map((criterion) => judge(criterion, critiques)), omitted };
};
