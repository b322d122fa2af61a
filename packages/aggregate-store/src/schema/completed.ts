import type { FieldNode } from './field-tree.ts';

type Plain = Record<string, unknown>;

/** Whether a default is declared anywhere below a node; most lists of parts have none and are not walked. */
const defaultsBelow = new WeakMap<FieldNode, boolean>();
const hasDefaultsBelow = (node: FieldNode): boolean => {
  const known = defaultsBelow.get(node);
  if (known !== undefined) return known;
  const parts =
    node.kind === 'object' ? Object.values(node.fields) : node.kind === 'list' ? [node.item] : [];
  const found = parts.some((part) => part.makeDefault !== undefined || hasDefaultsBelow(part));
  defaultsBelow.set(node, found);
  return found;
};

/**
 * A stored value with the defaults of fields that were declared after it was written; the value itself where
 * none is missing. It checks nothing: a stored document stays readable whatever the schema says today.
 */
export const completed = (node: FieldNode, value: unknown): unknown => {
  if (value === undefined) return node.makeDefault?.();
  if (value === null || !hasDefaultsBelow(node)) return value;
  if (node.kind === 'list' && Array.isArray(value)) {
    const items = value.map((item: unknown) => completed(node.item, item));
    return items.some((item, i) => item !== value[i]) ? items : value;
  }
  if (node.kind !== 'object' || typeof value !== 'object') return value;
  const doc = value as Plain;
  const changes = Object.entries(node.fields)
    .map(([key, field]) => [key, completed(field, doc[key])] as const)
    .filter(([key, part]) => part !== doc[key]);
  return changes.length === 0 ? value : { ...doc, ...Object.fromEntries(changes) };
};
