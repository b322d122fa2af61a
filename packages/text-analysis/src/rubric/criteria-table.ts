import type { Criterion } from './criterion.ts';
import { takeWeight, weightOfCell } from './criterion-weight.ts';

/** Words that head the columns of a rubric. */
const columnHead =
  /^(?:criteri(?:on|a)|category|aspect|element|weight(?:ing)?s?|marks?|max(?:imum)?(?: marks?)?|points?|scores?|out of|descri(?:ption|ptor)s?|comments?|level|outstanding|excellent|very good|good|satisfactory|adequate|fair|poor|weak|fail|%|no\.?|#)(?:\s*\([^)]*\))?$/iu;
const rule = /^[\s|:+=-]+$/u;

/** The cells of a row of a table, blank ones left out; null where the line is none. */
export const tableCells = (line: string): string[] | null => {
  if (!/[\t|]/u.test(line)) return null;
  const cells = line
    .split(/[\t|]/u)
    .map((cell) => cell.trim())
    .filter((cell) => cell !== '');
  return cells.length > 1 || rule.test(line) ? cells : null;
};

/**
 * The criterion of a row: its first cell that is no number, with the one description beside it. Several descriptions
 * are levels of achievement, which say nothing about what is judged. Null for heads, rules and totals.
 */
export const tableCriterion = (cells: readonly string[]): Criterion | null => {
  const at = cells.findIndex((cell) => weightOfCell(cell) === null && /\p{L}/u.test(cell));
  const first = cells[at];
  if (first === undefined || /^(?:sub-?)?total\b/iu.test(first)) return null;
  if (cells.filter((cell) => columnHead.test(cell)).length * 2 > cells.length) return null;
  const { text: name, weight: inName } = takeWeight(first);
  const rest = cells.slice(at + 1);
  const weights = rest.flatMap((cell) => weightOfCell(cell) ?? []);
  const described = rest.filter((cell) => weightOfCell(cell) === null);
  const [description] = described;
  return {
    name,
    text: described.length === 1 && description ? `${name}: ${description}` : name,
    weight: inName ?? weights[0] ?? null,
  };
};
