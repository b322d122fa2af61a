import type { DeclaredIndex } from '../schema/declared-index.ts';
import { fieldExpression } from './field-expression.ts';

/** A statement that creates an index, and the fields to name when it is violated. */
export interface IndexDdl {
  name: string;
  sql: string;
  fields: readonly string[];
}

const direction = (sign: 1 | -1): string => (sign === 1 ? 'ASC' : 'DESC');

const create = (
  table: string,
  index: DeclaredIndex,
  kind: 'plain' | 'unique' | 'nulls',
): IndexDdl => {
  const keys = index.fields.map(({ field }) => `${field.path}`);
  const signs = index.fields.map((part) => `${part.field.path}_${part.direction}`);
  const present = [...new Set(index.present.map(fieldExpression))];
  const name = [
    table,
    ...signs,
    kind,
    ...(present.length > 0 ? ['present', ...index.present.map((f) => f.path)] : []),
  ].join('.');
  const columns = index.fields.map((part) => {
    const expression = fieldExpression(part.field);
    // A blob equals no JSON value: null collides with null, as in MongoDB.
    return `${kind === 'nulls' ? `ifnull(${expression}, x'00')` : expression} ${direction(part.direction)}`;
  });
  // The tie-break of every sort, so that a page is read from the index alone.
  const last = index.fields.at(-1);
  if (kind === 'plain' && last !== undefined && !keys.includes('_id'))
    columns.push(`_id ${direction(last.direction)}`);
  const where =
    present.length > 0 ? ` WHERE ${present.map((e) => `${e} IS NOT NULL`).join(' AND ')}` : '';
  const sql = `CREATE ${kind === 'plain' ? '' : 'UNIQUE '}INDEX "${name}" ON "${table}" (${columns.join(', ')})${where}`;
  return { name, sql, fields: keys };
};

/** One index, or two where a unique index may meet nulls: SQLite lets nulls repeat, MongoDB does not. */
export const indexDdl = (table: string, index: DeclaredIndex): IndexDdl[] => {
  if (!index.unique) return [create(table, index, 'plain')];
  const present = new Set(index.present.map((field) => field.path));
  const mayBeNull = index.fields.some(({ field }) => !field.required && !present.has(field.path));
  return mayBeNull
    ? [create(table, index, 'nulls'), create(table, index, 'plain')]
    : [create(table, index, 'unique')];
};
