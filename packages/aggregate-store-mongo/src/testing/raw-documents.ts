import mongoose from 'mongoose';

/** Everything that the databases with this prefix hold, one JSON text per document, by `database.collection`. */
export const rawDocuments = async (url: string, prefix: string): Promise<Map<string, string[]>> => {
  const connection = await mongoose.createConnection(url).asPromise();
  const found = new Map<string, string[]>();
  try {
    const { databases } = await connection.listDatabases();
    for (const { name } of databases.filter((one) => one.name.startsWith(prefix))) {
      const db = connection.useDb(name).db!;
      for (const collection of await db.listCollections().toArray()) {
        const docs = await db.collection(collection.name).find().toArray();
        found.set(
          `${name}.${collection.name}`,
          docs.map((doc) => JSON.stringify(doc)),
        );
      }
    }
    return found;
  } finally {
    await connection.close();
  }
};
