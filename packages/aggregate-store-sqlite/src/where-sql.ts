import type { Clause } from '@argint/aggregate-store/adapter';
import { fieldExpression, sqlValue } from './field-expression.ts';

/** SQL text with the values of its question marks. */
export interface Sql {
  text: string;
  values: (string | number | null)[];
}

const OPERATORS = { eq: '=', $gt: '>', $gte: '>=', $lt: '<', $lte: '<=' } as const;

const clauseSql = (clause: Clause): Sql => {
  const expression = fieldExpression(clause.field);
  if (clause.op !== '$in') {
    if (clause.value === null) return { text: `${expression} IS NULL`, values: [] };
    return { text: `${expression} ${OPERATORS[clause.op]} ?`, values: [sqlValue(clause.value)] };
  }
  // One parameter however long the list, so that the statement is prepared once.
  const list = `${expression} IN (SELECT value FROM json_each(?))`;
  const text = clause.values.includes(null) ? `(${list} OR ${expression} IS NULL)` : list;
  return {
    text,
    values: [JSON.stringify(clause.values.filter((value) => value !== null).map(sqlValue))],
  };
};

/** A null or missing field matches equality with null and no range. */
export const whereSql = (clauses: readonly Clause[]): Sql => {
  const parts = clauses.map(clauseSql);
  return {
    text: parts.map((part) => part.text).join(' AND ') || '1',
    values: parts.flatMap((part) => part.values),
  };
};
