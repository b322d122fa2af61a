import type { CursorPosition, Sort } from '@argint/aggregate-store/adapter';
import { fieldExpression } from './field-expression.ts';
import type { Sql } from './where-sql.ts';

/** A stretch of the result in its order. */
export interface Range extends Sql {
  order: string;
}

const way = (direction: 1 | -1): string => (direction === 1 ? 'ASC' : 'DESC');

/** Everything in that order. Nulls come first upwards and last downwards, as in MongoDB. */
export const wholeRange = ({ field, direction }: Sort): Range => {
  const byId = `_id ${way(direction)}`;
  const order =
    field.path === '_id' ? byId : `${fieldExpression(field)} ${way(direction)}, ${byId}`;
  return { text: '1', values: [], order };
};

/**
 * What comes after a position in that order: ranges to be read one after another, each of which an index
 * can seek and order (an OR, or a row value alone, would be scanned).
 */
export const rangesAfter = (sort: Sort, { value, id }: CursorPosition): Range[] => {
  const { field, direction } = sort;
  const { order } = wholeRange(sort);
  const byId = `_id ${way(direction)}`;
  const than = direction === 1 ? '>' : '<';
  if (field.path === '_id') return [{ text: `_id ${than} ?`, values: [id], order }];
  const expression = fieldExpression(field);
  if (value === null) {
    const otherNulls = {
      text: `${expression} IS NULL AND _id ${than} ?`,
      values: [id],
      order: byId,
    };
    // Every number and text is above minus infinity; unlike IS NOT NULL, an index seeks it.
    const present = { text: `${expression} >= -9e999`, values: [], order };
    return direction === 1 ? [otherNulls, present] : [otherNulls];
  }
  const beyond = {
    text: `${expression} ${than}= ? AND (${expression}, _id) ${than} (?, ?)`,
    values: [value, value, id],
    order,
  };
  const nulls = { text: `${expression} IS NULL`, values: [], order: byId };
  return direction === -1 && !field.required ? [beyond, nulls] : [beyond];
};
