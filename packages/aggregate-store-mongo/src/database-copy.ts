import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import mongoose from 'mongoose';

const { BSON, MongoClient } = mongoose.mongo;
type Client = InstanceType<typeof MongoClient>;
type Document = ReturnType<typeof BSON.deserialize>;

/** Without promotion every number keeps its type, so the copy has the same bytes. */
const AS_STORED = { promoteValues: false, promoteLongs: false, promoteBuffers: false } as const;
const BATCH = 500;
const SUFFIX = '.bson';

/** What was copied. */
export interface CopyCount {
  databases: number;
  documents: number;
  /** Of the documents as BSON, without indexes. */
  bytes: number;
}

const withClient = async <T>(url: string, work: (client: Client) => Promise<T>): Promise<T> => {
  const client = new MongoClient(url, { serverSelectionTimeoutMS: 5_000 });
  try {
    return await work(await client.connect());
  } finally {
    await client.close();
  }
};

const collectionsOf = async (client: Client, database: string): Promise<string[]> => {
  const found = await client.db(database).listCollections({}, { nameOnly: true }).toArray();
  return found.map(({ name }) => name).filter((name) => !name.startsWith('system.'));
};

/** The documents of a BSON file one after the other, as their bytes. @throws Error where the file ends inside a document */
const readDocuments = async function* (file: string): AsyncGenerator<Uint8Array> {
  let rest = Buffer.alloc(0);
  for await (const chunk of createReadStream(file)) {
    rest = Buffer.concat([rest, chunk as Buffer]);
    while (rest.length >= 4 && rest.length >= rest.readInt32LE()) {
      const length = rest.readInt32LE();
      yield rest.subarray(0, length);
      rest = rest.subarray(length);
    }
  }
  if (rest.length > 0) throw new Error(`${file} ends inside a document.`);
};

/**
 * Copies every database whose name starts with `prefix` into a new folder, as DATABASE/COLLECTION.bson: documents of BSON
 * one after the other, which is what mongodump writes. Indexes are not copied.
 *
 * Each collection is read at its own moment, so nothing may be written meanwhile.
 * @throws Error where the folder is there already, or no database has the prefix
 */
export const dumpDatabases = (url: string, prefix: string, folder: string): Promise<CopyCount> =>
  withClient(url, async (client) => {
    const { databases } = await client.db().admin().listDatabases({ nameOnly: true });
    const names = databases.map(({ name }) => name).filter((name) => name.startsWith(prefix));
    if (names.length === 0) throw new Error(`There is no database ${prefix}…`);
    await mkdir(folder, { mode: 0o700 });
    const count = { databases: names.length, documents: 0, bytes: 0 };
    for (const name of names) {
      await mkdir(join(folder, name));
      for (const collection of await collectionsOf(client, name)) {
        const cursor = client.db(name).collection(collection).find({}, AS_STORED);
        const documents = async function* (): AsyncGenerator<Uint8Array> {
          for await (const document of cursor) {
            const bytes = BSON.serialize(document);
            count.documents += 1;
            count.bytes += bytes.length;
            yield bytes;
          }
        };
        const file = join(folder, name, `${collection}${SUFFIX}`);
        await pipeline(documents, createWriteStream(file, { flags: 'wx', mode: 0o600 }));
      }
    }
    return count;
  });

/**
 * Writes what `dumpDatabases` copied into a server that has none of these databases. The migration makes the indexes.
 * @throws Error before anything is written, where the folder is empty or one of the databases has documents
 */
export const restoreDatabases = (url: string, folder: string): Promise<CopyCount> =>
  withClient(url, async (client) => {
    const names = await readdir(folder);
    if (names.length === 0) throw new Error(`${folder} is empty.`);
    for (const name of names)
      for (const collection of await collectionsOf(client, name))
        if ((await client.db(name).collection(collection).findOne()) !== null)
          throw new Error(`${name}.${collection} has documents. Restore into an empty server.`);
    const count = { databases: names.length, documents: 0, bytes: 0 };
    for (const name of names)
      for (const file of await readdir(join(folder, name))) {
        const collection = client.db(name).collection(file.slice(0, -SUFFIX.length));
        let batch: Document[] = [];
        const write = async (): Promise<void> => {
          if (batch.length > 0) await collection.insertMany(batch);
          batch = [];
        };
        for await (const bytes of readDocuments(join(folder, name, file))) {
          batch.push(BSON.deserialize(bytes, AS_STORED));
          count.documents += 1;
          count.bytes += bytes.length;
          if (batch.length === BATCH) await write();
        }
        await write();
      }
    return count;
  });
