import type { AggregateSchema, Stored } from '@argint/aggregate-store';
import { queryableFields, type StoredPlain } from '@argint/aggregate-store/adapter';
import { Schema, type Connection, type Model, type mongo } from 'mongoose';

const TYPES = { string: String, number: Number, boolean: Boolean, date: Date } as const;

/**
 * A mongoose model that knows only the fields a query may name; any other path is refused (`strictQuery`). The zod
 * declaration checks documents, so mongoose neither casts nor completes them: reads are lean, and writes go to
 * `model.collection`. Fields of another release are kept (`strict: false`).
 */
export const mongoModel = (connection: Connection, schema: AggregateSchema): Model<StoredPlain> => {
  const queried = [...queryableFields(schema).values()].map(
    ({ path, kind }) => [path, TYPES[kind]] as const,
  );
  const fields = {
    _id: String,
    version: Number,
    outboxSince: Date,
    ...Object.fromEntries(queried),
  };
  return connection.model(
    schema.name,
    new Schema(fields, {
      collection: schema.name,
      strict: false,
      strictQuery: 'throw',
      versionKey: false,
      autoIndex: false,
      autoCreate: false,
    }),
  ) as unknown as Model<StoredPlain>;
};

/** The driver's collection under a model, for writes: what zod has checked is stored as it is. */
export const driverOf = (model: Model<StoredPlain>): mongo.Collection<Stored> =>
  model.collection as unknown as mongo.Collection<Stored>;
