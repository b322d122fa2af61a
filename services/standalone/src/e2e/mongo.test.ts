import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { dropDatabases, rawDocuments } from '@argint/aggregate-store-mongo/testing';
import {
  launch,
  launchSeven,
  mainOf,
  registerUser,
  SAMPLE_ESSAY,
  SAMPLE_QUESTION,
  tempDir,
  type Product,
} from '@argint/testkit';
import { describeWithServer, locateServer, MONGO } from '@argint/testkit/test-servers';

const PREFIX = `e2e-${randomUUID().slice(0, 8)}`;
const SLICE = 24;

describeWithServer(
  'two replicas of each service with their aggregates in MongoDB',
  await locateServer(MONGO),
  (server) => {
    dropDatabases(server.address, PREFIX);
    let dir: Awaited<ReturnType<typeof tempDir>>;
    let product: Product | undefined;
    /** The same server, with the prefix as the name of the database. */
    const url = (): string =>
      server.address().replace(/^(mongodb(?:\+srv)?:\/\/[^/?]+)\/?[^?]*/, `$1/${PREFIX}`);
    beforeAll(async () => {
      dir = await tempDir();
    });
    afterAll(async () => {
      await product?.stop();
      await dir.remove();
    }, 60_000);

    test('a service whose collections were not migrated does not start', async () => {
      const starting = launchSeven(dir.path, { env: { MONGO_URL: url() } });
      await expect(starting).rejects.toMatchObject({ exitCode: 1 });
    }, 90_000);

    test('the migration prepares every service, and an analysis then completes', async () => {
      const migration = await launch(mainOf('standalone'), {
        env: { MONGO_URL: url() },
        args: ['--migrate'],
        ready: /^auth: created the collection/,
      });
      expect(await migration.exited).toBe(0);
      product = await launchSeven(dir.path, { replicas: 2, env: { MONGO_URL: url() } });
      const thandi = await registerUser(product.url, 'thandi');
      const { body } = await thandi.start(SAMPLE_ESSAY, { question: SAMPLE_QUESTION });
      const updates = await thandi.follow(body.jobId);
      expect(updates.at(-1)).toMatchObject({ status: 'completed', progress: 100 });
      expect((await thandi.access()).body.data.analysesRemaining).toBe(1);
    }, 180_000);

    test('no document of any service holds a readable piece of the essay or its question', async () => {
      const documents = await rawDocuments(server.address(), PREFIX);
      expect(documents.get(`${PREFIX}-essay.essays`)).toHaveLength(1);
      expect(documents.get(`${PREFIX}-essay.results`)).toHaveLength(1);
      const pieces = [SAMPLE_ESSAY, SAMPLE_QUESTION].flatMap((text) =>
        Array.from({ length: Math.floor(text.length / SLICE) }, (_, i) =>
          JSON.stringify(text.slice(i * SLICE, (i + 1) * SLICE)).slice(1, -1),
        ),
      );
      const readable = [...documents].filter(([, docs]) =>
        docs.some((doc) => pieces.some((piece) => doc.includes(piece))),
      );
      expect(readable.map(([name]) => name)).toEqual([]);
    });
  },
);
