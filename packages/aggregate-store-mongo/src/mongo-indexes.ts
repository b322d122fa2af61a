import { AppError } from '@argint/contracts';
import mongoose, { type Connection } from 'mongoose';
import { isOurs, type IndexSpec } from './index-specs.ts';
import { duplicateFields } from './mongo-error.ts';

type Database = NonNullable<Connection['db']>;

const INDEX_NOT_FOUND = 27;
const NAMESPACE_EXISTS = 48;

const hasCode = (error: unknown, ...codes: number[]): boolean =>
  error instanceof mongoose.mongo.MongoServerError && codes.includes(Number(error.code));

/** The stored indexes; undefined where the collection does not exist. */
const storedIndexes = async (
  db: Database,
  collection: string,
): Promise<IndexSpec[] | undefined> => {
  const collections = await db.listCollections({ name: collection }, { nameOnly: true }).toArray();
  if (!collections.some(({ name }) => name === collection)) return undefined;
  const found = await db.collection(collection).listIndexes().toArray();
  return found.map(({ name, key, unique }) => ({
    name: String(name),
    key: key as IndexSpec['key'],
    unique: unique === true,
    fields: [],
  }));
};

const isSame = (a: IndexSpec, b: IndexSpec): boolean =>
  a.name === b.name &&
  a.unique === b.unique &&
  JSON.stringify(Object.entries(a.key)) === JSON.stringify(Object.entries(b.key));

/** Whether this process created it: another migration may run at the same time. */
const createCollection = async (db: Database, collection: string): Promise<boolean> => {
  try {
    await db.createCollection(collection);
    return true;
  } catch (error) {
    if (hasCode(error, NAMESPACE_EXISTS)) return false;
    throw error;
  }
};

const createIndex = async (db: Database, collection: string, spec: IndexSpec): Promise<void> => {
  const { name, key, unique } = spec;
  try {
    await db.collection(collection).createIndex(key, { name, ...(unique ? { unique } : {}) });
  } catch (error) {
    const fields = duplicateFields([spec], error);
    if (fields === undefined) throw error;
    throw new AppError(
      'UNAVAILABLE',
      `Stored ${collection} share ${fields.join(', ')}, which is now declared unique.`,
    );
  }
};

const dropIndex = async (db: Database, collection: string, name: string): Promise<void> => {
  try {
    await db.collection(collection).dropIndex(name);
  } catch (error) {
    if (!hasCode(error, INDEX_NOT_FOUND)) throw error;
  }
};

/**
 * Creates the collection and the indexes that are missing; with `dropUnused`, drops indexes that this store made and
 * that are no longer declared. Resolves to what it changed.
 * @throws AppError UNAVAILABLE where stored documents break a new unique index
 */
export const migrateIndexes = async (
  db: Database,
  collection: string,
  specs: readonly IndexSpec[],
  { dropUnused = false } = {},
): Promise<string[]> => {
  const stored = await storedIndexes(db, collection);
  const changes: string[] = [];
  if (stored === undefined && (await createCollection(db, collection)))
    changes.push(`created the collection ${collection}`);
  const isDeclared = ({ name }: IndexSpec): boolean => specs.some((spec) => spec.name === name);
  const unused = stored?.filter((index) => isOurs(index.name) && !isDeclared(index)) ?? [];
  for (const { name } of dropUnused ? unused : []) {
    await dropIndex(db, collection, name);
    changes.push(`dropped the index ${name} of ${collection}`);
  }
  for (const spec of specs) {
    if (stored?.some((index) => isSame(index, spec))) continue;
    await createIndex(db, collection, spec);
    changes.push(`created the index ${spec.name} of ${collection}`);
  }
  return changes;
};

/**
 * @throws AppError UNAVAILABLE, naming the collection and what it lacks, unless its indexes are as declared.
 * Indexes beyond the declared ones are no fault.
 */
export const verifyIndexes = async (
  db: Database,
  collection: string,
  specs: readonly IndexSpec[],
): Promise<void> => {
  const stored = await storedIndexes(db, collection);
  const missing =
    stored === undefined
      ? ['the collection itself']
      : specs
          .filter((spec) => !stored.some((index) => isSame(index, spec)))
          .map(({ name }) => `the index ${name}`);
  if (missing.length === 0) return;
  throw new AppError(
    'UNAVAILABLE',
    `The stored ${collection} lack ${missing.join(', ')}. Run the store's migration before the service.`,
  );
};
