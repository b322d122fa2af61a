import { AppError } from '@argint/contracts';
import mongoose, { type Connection, type Model, type Schema } from 'mongoose';
import { hasAllDefaults } from './missing-defaults.ts';

type Plain = Record<string, unknown>;

/** Casts, completes and judges whole documents by a mongoose schema, with no connection. */
export interface DocumentModel {
  /** The document cast, with defaults and without what the schema does not know. Throws AppError VALIDATION_FAILED. */
  check(doc: Plain): Promise<Plain>;
  /** A stored document with the defaults of fields declared since. */
  complete(doc: Plain): Plain;
}

/** Field and kind only, and no cause: mongoose's messages quote values, and essay text never reaches a log. */
const refusal = (collection: string, error: mongoose.Error): AppError => {
  const faults =
    error instanceof mongoose.Error.ValidationError
      ? Object.entries(error.errors).map(([field, fault]) => ({
          field,
          kind: fault.kind ?? fault.name,
        }))
      : [{ field: (error as { path?: string }).path ?? '(document)', kind: error.name }];
  const list = faults.map(({ field, kind }) => `${field} (${kind})`).join(', ');
  return new AppError('VALIDATION_FAILED', `${collection}: the schema refuses ${list}`, {
    details: { faults },
  });
};

/** Compiles the schema on a connection that never connects. */
export const documentModel = (
  connection: Connection,
  collection: string,
  schema: Schema,
): DocumentModel => {
  const model = connection.model(collection, schema, collection) as unknown as Model<Plain>;
  const isComplete = hasAllDefaults(schema);
  const toPlain = (doc: InstanceType<typeof model>): Plain =>
    doc.toObject({
      flattenMaps: true,
      getters: false,
      virtuals: false,
      transform: false,
      minimize: false,
    });

  return {
    async check(doc) {
      try {
        const candidate = new model(doc);
        await candidate.validate();
        return toPlain(candidate);
      } catch (error) {
        throw error instanceof mongoose.Error ? refusal(collection, error) : error;
      }
    },
    // `true` drops what the schema no longer knows, even where its strictness is 'throw'.
    complete: (doc) => (isComplete(doc) ? doc : toPlain(new model(doc, true))),
  };
};
