import type { FieldNode } from './field-tree.ts';

type Plain = Record<string, unknown>;

const isObject = (value: unknown): value is Plain => typeof value === 'object' && value !== null;

/** Paths of fields the schema does not declare; `[]` stands for any place in an array. A path may repeat. */
export const undeclaredFields = (node: FieldNode, value: unknown, path = ''): string[] => {
  if (node.kind === 'list' && Array.isArray(value))
    return value.flatMap((item: unknown) => undeclaredFields(node.item, item, `${path}[]`));
  if (node.kind !== 'object' || !isObject(value)) return [];
  return Object.entries(value).flatMap(([key, part]) => {
    const at = path === '' ? key : `${path}.${key}`;
    const field = Object.hasOwn(node.fields, key) ? node.fields[key] : undefined;
    if (field !== undefined) return undeclaredFields(field, part, at);
    return part === undefined ? [] : [at];
  });
};

/** The checked value with the given value's undeclared fields, which zod leaves out. */
export const keepUndeclared = (node: FieldNode, given: unknown, checked: unknown): unknown => {
  if (node.kind === 'list' && Array.isArray(given) && Array.isArray(checked))
    return checked.map((item: unknown, i) => keepUndeclared(node.item, given[i], item));
  if (node.kind !== 'object' || !isObject(given) || !isObject(checked)) return checked;
  const entries = Object.entries(checked).map(([key, part]) => {
    const field = Object.hasOwn(node.fields, key) ? node.fields[key] : undefined;
    return [key, field ? keepUndeclared(field, given[key], part) : part];
  });
  const undeclared = Object.entries(given).filter(([key]) => !Object.hasOwn(node.fields, key));
  return Object.fromEntries([...entries, ...undeclared]);
};
