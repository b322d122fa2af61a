import { afterAll } from '@jest/globals';
import mongoose from 'mongoose';

/** After the tests, drops every database whose name starts with the prefix. */
export const dropDatabases = (url: () => string, prefix: string): void => {
  afterAll(async () => {
    const connection = await mongoose.createConnection(url()).asPromise();
    try {
      const { databases } = await connection.listDatabases();
      for (const { name } of databases)
        if (name.startsWith(prefix)) await connection.useDb(name).dropDatabase();
    } finally {
      await connection.close();
    }
  }, 60_000);
};
