import { tableCells, tableCriterion } from './criteria-table.ts';
import type { Criterion } from './criterion.ts';
import { takeWeight } from './criterion-weight.ts';

/** Most criteria that are read. A rubric with more is a form of answer, not a list of criteria. */
const CRITERIA_MAX = 40;

const NAME_MAX_WORDS = 7;
const marker =
  /^\s*(?:[-–—*•‣▪◦●○·]|\(?(?:\d{1,2}|[a-z]|[ivx]{1,4})[.)]|\d{1,2}(?:\.\d{1,2})+[.)]?)\s+/iu;
/** A title such as 'Marking criteria:' or 'Your essay will be marked on:'. */
const title =
  /^(?:the |your |essay |assessment |marking |grading |mark )*(?:criteria|criterion|rubric|scheme|guide|memo(?:randum)?|marks?|weight(?:ing)?s?)\s*:?$|\b(?:marked|graded|assessed|judged|criteria|rubric)\b.*:$/iu;
const total = /^(?:sub-?)?total\b/iu;

const nameOf = (text: string): string => {
  const [, head] = /^([^:–—]{2,80}?)\s*(?::|[–—]|\s-)\s+\S/u.exec(text) ?? [];
  return head && head.split(/\s+/).length <= NAME_MAX_WORDS ? head.trim() : text;
};

const listed = (line: string): Criterion => {
  const { text, weight } = takeWeight(line);
  return { text, name: nameOf(text), weight };
};

/** Splits 'Argument (40%), structure (30%) and language (30%)', and one line with semicolons. */
const partsOf = (line: string, isOnly: boolean): string[] => {
  const weighted = line.split(
    /(?<=\(\d{1,3}\s?(?:%|marks?|points?)?\))\s*(?:[,;]\s*(?:and\s+)?|and\s+)/iu,
  );
  if (weighted.length > 1) return weighted;
  return isOnly ? line.split(/\s*;\s*/u) : [line];
};

interface Row {
  text: string;
  marked: boolean;
  afterBlank: boolean;
}

/** A line that goes on with the one before it: without a marker among lines with one, or in the middle of a sentence. */
const goesOn = (row: Row, before: Row | undefined): boolean => {
  if (!before || row.marked || row.afterBlank || tableCells(row.text) || tableCells(before.text))
    return false;
  return before.marked || (/^\p{Ll}/u.test(row.text) && !/[.!?;:]$/u.test(before.text));
};

const rowsOf = (rubric: string): Row[] => {
  const rows: Row[] = [];
  let afterBlank = true;
  for (const line of rubric.split(/\r?\n/u)) {
    const marked = marker.test(line);
    const text = line.replace(marker, '').trim();
    if (text === '') {
      afterBlank = true;
      continue;
    }
    const row = { text, marked, afterBlank };
    const before = rows.at(-1);
    if (before && goesOn(row, before)) before.text = `${before.text} ${text}`;
    else rows.push(row);
    afterBlank = false;
  }
  return rows.filter(({ text }) => !title.test(text) && !total.test(text));
};

/**
 * The criteria of a pasted rubric, at most 40: one a line, bulleted or numbered, or one a row of a table whose cells
 * are separated by tabs or bars. Titles, heads of tables and totals are left out. `omitted` counts those beyond 40.
 */
export const criteriaOf = (rubric: string): { criteria: Criterion[]; omitted: number } => {
  const rows = rowsOf(rubric);
  const found = rows.flatMap(({ text }) => {
    const cells = tableCells(text);
    if (cells) return tableCriterion(cells) ?? [];
    return partsOf(text, rows.length === 1).map(listed);
  });
  const criteria = found.filter(({ text }) => /\p{L}/u.test(text));
  return {
    criteria: criteria.slice(0, CRITERIA_MAX),
    omitted: Math.max(0, criteria.length - CRITERIA_MAX),
  };
};
