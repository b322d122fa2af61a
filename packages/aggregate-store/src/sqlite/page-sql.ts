import type { IndexedField } from '../schema/indexed-field.ts';
import type { CursorPosition } from '../schema/page-cursor.ts';
import { fieldExpression } from './field-expression.ts';
import type { Sql } from './where-sql.ts';

export interface Sort {
  field: IndexedField;
  direction: 1 | -1;
}

/** Nulls come first upwards and last downwards, as in MongoDB. */
export const orderSql = ({ field, direction }: Sort): string => {
  const way = direction === 1 ? 'ASC' : 'DESC';
  return field.path === '_id' ? `_id ${way}` : `${fieldExpression(field)} ${way}, _id ${way}`;
};

/** What comes after a position in that order. */
export const afterSql = ({ field, direction }: Sort, { value, id }: CursorPosition): Sql => {
  const than = direction === 1 ? '>' : '<';
  if (field.path === '_id') return { text: `_id ${than} ?`, values: [id] };
  const expression = fieldExpression(field);
  if (value === null) {
    const amongNulls = `(${expression} IS NULL AND _id ${than} ?)`;
    return {
      text: direction === 1 ? `(${amongNulls} OR ${expression} IS NOT NULL)` : amongNulls,
      values: [id],
    };
  }
  const beyond = `(${expression}, _id) ${than} (?, ?)`;
  const text =
    direction === -1 && !field.required ? `(${beyond} OR ${expression} IS NULL)` : beyond;
  return { text, values: [value, id] };
};
