import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { defineAggregate } from '@argint/aggregate-store';
import { launch, tempDir, testEnvironment } from '@argint/testkit';
import { z } from 'zod';
import { migrateServices } from './migrate-services.ts';
import { runServices } from './run-services.ts';
import { defineService } from './service-module.ts';

const program = fileURLToPath(new URL('testing/small-service-process.ts', import.meta.url));
const things = defineAggregate({
  name: 'things',
  fields: { label: z.string() },
  indexes: [{ fields: { label: 1 }, unique: true }],
});

describe('migrating the stores of services', () => {
  let dir: Awaited<ReturnType<typeof tempDir>>;
  beforeEach(async () => {
    dir = await tempDir();
  });
  afterEach(() => dir.remove());
  const env = () => testEnvironment(dir.path);
  const service = (aggregates: (typeof things)[]) =>
    defineService({
      name: 'svc',
      config: {},
      aggregates,
      create: async (context) => {
        const store = await context.store();
        store.collection(things);
        await store.ready();
        return {};
      },
    });

  test('says what it created, and when there was nothing to do', async () => {
    const modules = [
      service([things]),
      defineService({ name: 'other', config: {}, create: () => ({}) }),
    ];
    const lines = await migrateServices(modules, { env: env() });
    expect(lines).toContain('svc: created the collection things');
    expect(lines).toContain('svc: created the index things.label_1.unique');
    expect(lines).toContain('svc: created the collection leases');
    expect(lines.at(-1)).toBe('other: it has no store');
    expect(await migrateServices(modules.slice(0, 1), { env: env() })).toEqual([
      'svc: everything is there already',
    ]);
  });

  test('a service that uses an aggregate which its module does not list does not start', async () => {
    await expect(runServices([service([])], { env: env() })).rejects.toThrow(
      'svc: list things in the aggregates of its module',
    );
    await (await runServices([service([things])], { env: env() })).close();
  });

  test('a service started with --migrate migrates and ends with 0, without the secrets of the service', async () => {
    const { exited, stderr } = await launch(program, {
      env: { DATA_DIR: dir.path },
      args: ['--migrate'],
      ready: /^small: it has no store$/,
    });
    expect(await exited).toBe(0);
    expect(stderr()).toBe('');
  });
});
