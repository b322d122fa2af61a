import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, truncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describeWithServer, locateServer, MONGO } from '@argint/testkit/test-servers';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import mongoose, { type Connection } from 'mongoose';
import { dumpDatabases, restoreDatabases } from './database-copy.ts';
import { dropDatabases } from './testing/drop-databases.ts';

const { Binary, Double, Long } = mongoose.mongo;

describeWithServer('a copy of the databases', await locateServer(MONGO), (server) => {
  const prefix = `copy-${randomUUID().slice(0, 8)}-`;
  dropDatabases(server.address, prefix);
  const folder = mkdtempSync(join(tmpdir(), 'argint-copy-'));
  let connection: Connection;
  beforeAll(async () => {
    connection = await mongoose.createConnection(server.address()).asPromise();
  });
  afterAll(async () => {
    await connection.close();
    rmSync(folder, { recursive: true });
  });
  const one = (database: string) => connection.useDb(`${prefix}${database}`).db!;
  const documents = Array.from({ length: 1_201 }, (_, i) => ({
    _id: `id ${i}`,
    count: new Double(i),
    big: Long.fromString('9007199254740993'),
    sealed: new Binary(Buffer.from([i % 256])),
    at: new Date(i),
    nested: { list: [null, 'a'] },
  }));

  test('a restored database has the same documents, with the same types', async () => {
    await one('essay').collection<{ _id: string }>('essays').insertMany(documents);
    await one('auth').collection<{ _id: string }>('users').insertMany(documents.slice(0, 3));
    const first = await dumpDatabases(server.address(), prefix, join(folder, 'first'));
    expect(first).toMatchObject({ databases: 2, documents: 1_204 });
    await expect(restoreDatabases(server.address(), join(folder, 'first'))).rejects.toThrow(
      'has documents',
    );
    await one('essay').dropDatabase();
    await one('auth').dropDatabase();
    expect(await restoreDatabases(server.address(), join(folder, 'first'))).toEqual(first);
    expect(await dumpDatabases(server.address(), prefix, join(folder, 'second'))).toEqual(first);
    const raw = await one('essay')
      .collection<{ _id: string; count: unknown }>('essays')
      .findOne({ _id: 'id 7' }, { promoteValues: false });
    expect(raw?.count).toEqual(new Double(7));
  });

  test('a file that was cut off is refused', async () => {
    await one('essay').dropDatabase();
    await one('auth').dropDatabase();
    truncateSync(join(folder, 'first', `${prefix}essay`, 'essays.bson'), 1_000);
    await expect(restoreDatabases(server.address(), join(folder, 'first'))).rejects.toThrow(
      'ends inside a document',
    );
  });

  test('a folder that is there already is not written into', async () => {
    await expect(dumpDatabases(server.address(), prefix, folder)).rejects.toThrow('EEXIST');
  });
});
