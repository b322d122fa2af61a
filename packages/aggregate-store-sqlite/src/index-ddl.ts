import type { DeclaredIndex } from '@argint/aggregate-store/adapter';
import { fieldExpression } from './field-expression.ts';

/** A statement that creates an index, and the fields to name when it is violated. */
export interface IndexDdl {
  name: string;
  sql: string;
  fields: readonly string[];
}

const direction = (sign: 1 | -1): string => (sign === 1 ? 'ASC' : 'DESC');

export const indexDdl = (table: string, { fields, unique }: DeclaredIndex): IndexDdl => {
  const paths = fields.map(({ field }) => field.path);
  const signs = fields.map((part) => `${part.field.path}_${part.direction}`);
  const name = [table, ...signs, unique ? 'unique' : 'plain'].join('.');
  const columns = fields.map(
    (part) => `${fieldExpression(part.field)} ${direction(part.direction)}`,
  );
  // Every sort breaks ties by _id, so that a page is read from the index alone.
  const last = fields.at(-1);
  if (!unique && last !== undefined && !paths.includes('_id'))
    columns.push(`_id ${direction(last.direction)}`);
  const sql = `CREATE ${unique ? 'UNIQUE ' : ''}INDEX "${name}" ON "${table}" (${columns.join(', ')})`;
  return { name, sql, fields: paths };
};
