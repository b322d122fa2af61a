import type { AggregateSchema, Collection, FieldsOf } from '@argint/aggregate-store';
import {
  documentModel,
  documentWrites,
  queryableFields,
  type StoredPlain,
} from '@argint/aggregate-store/adapter';
import type { Connection, Model } from 'mongoose';
import { indexSpecs, type IndexSpec } from './index-specs.ts';
import { mongoCollection } from './mongo-collection.ts';
import { translated } from './mongo-error.ts';
import { mongoModel } from './mongo-model.ts';
import { mongoQuery } from './mongo-query.ts';

/** Parts of a store that all its collections share. */
export interface StoreParts {
  connection: Connection;
  /** The current time, for `outboxSince`. */
  clock: () => Date;
  /** Counts a call as running, so that close() waits for it. Rejects once the store is closed. */
  run: <T>(call: () => Promise<T>) => Promise<T>;
  /** Called after a write that left events in an outbox. */
  onEvents: () => void;
}

/** A collection and what the store needs to set it up. */
export interface DeclaredCollection<D> {
  model: Model<StoredPlain>;
  collection: Collection<D>;
  specs: readonly IndexSpec[];
  /** Runs a call of the driver with its errors translated. */
  call: <T>(run: () => Promise<T>) => Promise<T>;
  /** Whether the indexes were verified. Until then, reads and writes throw an Error. */
  isReady: boolean;
}

/** Declares the collection of a schema. It does not ask the server. */
export const declareCollection = <A extends AggregateSchema>(
  { connection, clock, run, onEvents }: StoreParts,
  schema: A,
): DeclaredCollection<FieldsOf<A>> => {
  const { name } = schema;
  const specs = indexSpecs(schema);
  const model = mongoModel(connection, schema);

  const call = async <T>(driverCall: () => Promise<T>): Promise<T> => {
    try {
      return await run(driverCall);
    } catch (error) {
      throw translated(name, specs, error);
    }
  };
  const collection = mongoCollection<FieldsOf<A>>({
    name,
    model,
    query: mongoQuery(name, model, queryableFields(schema)),
    writes: documentWrites({ name, model: documentModel(schema), clock }),
    call: async (driverCall) => {
      if (!declared.isReady) throw new Error(`${name}: call ready() before the first use`);
      return call(driverCall);
    },
    written: ({ outboxSince }) => {
      if (outboxSince !== null) onEvents();
    },
  });

  const declared: DeclaredCollection<FieldsOf<A>> = {
    model,
    collection,
    specs,
    call,
    isReady: false,
  };
  return declared;
};
