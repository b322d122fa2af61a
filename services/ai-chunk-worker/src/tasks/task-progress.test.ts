import { describe, expect, test } from '@jest/globals';
import type { LineCritique } from '@argint/contracts';
import { createFakeEssay } from '../testing/fake-essay.ts';
import { addTasks, useWorkerReplicas } from '../testing/use-worker-replicas.ts';
import { requested, until, type WorkerHarness } from '../testing/worker-harness.ts';

const { open, clock } = useWorkerReplicas();

/** Tells the harness's first task to have found so many remarks. */
const find = ({ calls }: WorkerHarness, remarks: number, call = 0): void =>
  calls[call]!.request.onProgress?.({
    kind: 'engine',
    critiques: Array.from({ length: remarks }, (_, i) => ({ id: String(i) }) as LineCritique),
  });
const start = async (harness: WorkerHarness): Promise<void> => {
  await harness.loop.fill();
  await until(() => harness.calls.length === 1);
};
const advanced = (critiques: number, fence = 1) => ({
  type: 'analysis.tasks.advanced',
  jobId: 'j1',
  taskId: 'a',
  fence,
  critiques,
});

/** Requests a task in which a model reads the essay. */
const addReading = ({ queue }: WorkerHarness): Promise<void> =>
  queue.enqueue(requested('a', { kind: 'reading' }), false, null);

describe('a task that finds something on its way', () => {
  test('saves and announces it, and its end replaces it', async () => {
    const harness = await open({ held: true });
    await addTasks(harness, 'a');
    await start(harness);
    find(harness, 2);
    await until(async () => (await harness.outboxOf('j1:a'))?.length === 1);
    expect(await harness.outboxOf('j1:a')).toEqual([advanced(2)]);
    expect(harness.essay.findings.get('j1:a')).toMatchObject({ fence: 1, revision: 1 });
    harness.calls[0]!.answer();
    await until(() => harness.loop.inFlight() === 0);
    expect(harness.essay.findings.get('j1:a')).toMatchObject({ fence: 1, revision: 2 });
    expect((await harness.outboxOf('j1:a'))?.map(({ type }) => type)).toEqual([
      'analysis.tasks.advanced',
      'analysis.tasks.completed',
    ]);
  });

  test('announces nothing once another worker has taken it over, and does not replace what that one found', async () => {
    const essay = createFakeEssay();
    const dead = await open({ held: true, essay });
    const heir = await open({ holder: 'worker-2', held: true, essay });
    await addReading(dead);
    await start(dead);
    await heir.recover();
    clock.advance(10);
    await heir.recover();
    await start(heir);
    find(heir, 1);
    await until(async () => (await heir.outboxOf('j1:a'))?.length === 1);
    const byHeir = essay.findings.get('j1:a');
    find(dead, 5);
    dead.calls[0]!.answer();
    await until(() => dead.loop.inFlight() === 0);
    expect(essay.findings.get('j1:a')).toEqual(byHeir);
    expect(await heir.outboxOf('j1:a')).toEqual([advanced(1, 2)]);
  });

  test('shows nothing before its end where the engine does it again, as the first attempt has shown more', async () => {
    const essay = createFakeEssay();
    const dead = await open({ held: true, essay });
    const heir = await open({ holder: 'worker-2', held: true, essay });
    await addTasks(dead, 'a');
    await start(dead);
    find(dead, 5);
    await until(async () => (await dead.outboxOf('j1:a'))?.length === 1);
    const shown = essay.findings.get('j1:a');
    await heir.recover();
    clock.advance(10);
    await heir.recover();
    await start(heir);
    find(heir, 1);
    expect(essay.findings.get('j1:a')).toEqual(shown);
    heir.calls[0]!.answer();
    await until(() => heir.loop.inFlight() === 0);
    expect(essay.findings.get('j1:a')).toMatchObject({ fence: 2, revision: 1 });
    dead.calls[0]!.answer();
    await until(() => dead.loop.inFlight() === 0);
  });

  test('ends as usual where its states cannot be saved', async () => {
    const harness = await open({ held: true });
    await addTasks(harness, 'a');
    await start(harness);
    harness.essay.failNext(new Error('essay is gone'));
    find(harness, 2);
    harness.calls[0]!.answer();
    await until(() => harness.loop.inFlight() === 0);
    expect(await harness.tasks.get('j1:a')).toMatchObject({ state: 'done' });
  });

  test.each([
    ['before it is announced', 0],
    ['after it is announced', 1],
  ])(
    'is done again by another worker after a crash %s, which replaces what was found',
    async (_when, announced) => {
      const essay = createFakeEssay();
      const dead = await open({ held: true, essay });
      const heir = await open({ holder: 'worker-2', essay });
      await addTasks(dead, 'a');
      const [task] = await dead.claim();
      await essay.client.saveFindings({
        essayId: 'e1',
        jobId: 'j1',
        findings: [{ taskId: 'a', fence: 1, revision: 4, findingsJson: '"half"' }],
      });
      if (announced === 1) await dead.leases.advance(task!, 3);
      await heir.recover();
      clock.advance(10);
      await heir.work();
      expect(essay.findings.get('j1:a')).toMatchObject({ fence: 2, revision: 1 });
      expect(essay.findings.get('j1:a')?.json).not.toBe('"half"');
      expect(await heir.outboxOf('j1:a')).toHaveLength(announced + 1);
    },
  );
});
