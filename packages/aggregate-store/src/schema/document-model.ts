import { AppError } from '@argint/contracts';
import type { AggregateSchema } from '../define-aggregate.ts';
import { completed } from './completed.ts';
import { illFormedText } from './ill-formed-text.ts';
import { keepUndeclared, undeclaredFields } from './undeclared-fields.ts';

type Plain = Record<string, unknown>;

/** Checks and completes whole documents by their schema; the same for every adapter. */
export interface DocumentModel {
  /**
   * A document ready to be stored: checked, with defaults. `stored` is the document it replaces, whose
   * undeclared fields may stay. Throws AppError VALIDATION_FAILED naming fields and faults, never a value:
   * essay text must not reach a log.
   */
  check(doc: Plain, stored?: Plain): Plain;
  /** A stored document with the defaults of fields that were declared after it was written. */
  complete(doc: Plain): Plain;
}

interface Fault {
  field: string;
  kind: string;
}

const refusal = (collection: string, faults: readonly Fault[]): AppError => {
  const list = faults.map(({ field, kind }) => `${field} (${kind})`).join(', ');
  return new AppError('VALIDATION_FAILED', `${collection}: the schema refuses ${list}`, {
    details: { faults },
  });
};

const storeFaults = ({ _id, outbox }: Plain): Fault[] => [
  ...(typeof _id === 'string' && _id !== '' ? [] : [{ field: '_id', kind: 'invalid_type' }]),
  ...(Array.isArray(outbox) ? [] : [{ field: 'outbox', kind: 'invalid_type' }]),
];

export const documentModel = ({ name, fields, tree }: AggregateSchema): DocumentModel => ({
  check({ _id, version, outbox = [], outboxSince, ...own }, stored = {}) {
    const parsed = fields.safeParse(own);
    const faults = [
      ...storeFaults({ _id, outbox }),
      ...(parsed.error?.issues ?? []).map(({ path, code }) => ({
        field: path.join('.'),
        kind: code as string,
      })),
    ];
    const undeclared = undeclaredFields(tree, own);
    const kept = undeclared.length === 0 ? [] : undeclaredFields(tree, stored);
    for (const field of new Set(undeclared))
      if (!kept.includes(field)) faults.push({ field, kind: 'undeclared' });
    const illFormed = illFormedText({ _id, outbox, ...own });
    if (illFormed !== undefined) faults.push({ field: illFormed, kind: 'ill_formed_text' });
    if (!parsed.success || faults.length > 0) throw refusal(name, faults);
    const checked = undeclared.length > 0 ? keepUndeclared(tree, own, parsed.data) : parsed.data;
    return { _id, version, outbox, outboxSince, ...(checked as Plain) };
  },
  complete: (doc) => completed(tree, doc) as Plain,
});
