import { afterAll, describe, expect, jest, test } from '@jest/globals';
import { codeOf } from '@argint/contracts';
import { newEvent } from '@argint/event-bus';
import fc from 'fast-check';
import { newWorld } from './new-world.ts';
import { BODIES, workOf } from './requests.ts';
import { GRANTED, look, USER } from './student-model.ts';
import type { World } from './world.ts';

jest.setTimeout(3_600_000);

/** As for the model: more in `make verify`. */
const numRuns = Number(process.env['MODEL_RUNS'] ?? 100);
const seed = Number(process.env['MODEL_SEED'] ?? 20_261_121);

const BODY = BODIES[0];
const work = workOf(BODY);

type Act =
  | { do: 'start'; key: number }
  | { do: 'cancel' | 'sweep' | 'sweep holds' | 'delete' }
  | { do: 'chunk'; chunk: number };

interface Outcome {
  act: Act;
  /** OK with the job's id, or the code it was refused with. */
  answer: string;
}

const anyAct: fc.Arbitrary<Act> = fc.oneof(
  fc.record({ do: fc.constant('cancel' as const) }),
  fc.record({ do: fc.constant('chunk' as const), chunk: fc.nat(work.length - 1) }),
  fc.record({ do: fc.constantFrom('sweep' as const, 'sweep holds' as const, 'delete' as const) }),
  fc.record({ do: fc.constant('start' as const), key: fc.nat(1) }),
);

const startJob = async (world: World, key: number): Promise<{ jobId: string; essayId: string }> => {
  const { job } = await world.orchestrator.startAnalysis({
    userId: USER,
    ...BODY,
    idempotencyKey: `key-${key}`,
  });
  if (!job) throw new Error('no job');
  return job;
};

const returnChunk = async (
  world: World,
  { jobId, essayId }: { jobId: string; essayId: string },
  index: number,
): Promise<void> => {
  const { chunkId, findingsJson, remarks } = work[index] as (typeof work)[number];
  const saved = await world.essays
    .saveFindings({ essayId, jobId, chunkId, fence: 1, findingsJson })
    .then(
      () => true,
      () => false,
    );
  const about = { source: 'worker', id: `${chunkId}-${saved}`, now: world.clock.now() };
  const data = { jobId, chunkId, fence: 1 };
  await world.events.hand(
    saved
      ? newEvent('analysis.chunks.completed', { ...data, critiques: remarks }, about)
      : newEvent('analysis.chunks.failed', { ...data, code: 'INTERNAL' }, about),
  );
};

const perform = async (
  world: World,
  job: { jobId: string; essayId: string },
  act: Act,
): Promise<string> => {
  const { jobId, essayId } = job;
  switch (act.do) {
    case 'start':
      return (await startJob(world, act.key)).jobId;
    case 'cancel':
      await world.orchestrator.cancelJob({ userId: USER, jobId });
      return 'OK';
    case 'delete':
      await world.essays.deleteEssay({ essayId, userId: USER });
      return 'OK';
    case 'chunk':
      await returnChunk(world, job, act.chunk);
      return 'OK';
    case 'sweep':
      await world.tick('analysis-orchestrator', 'sweep');
      return 'OK';
    case 'sweep holds':
      await world.tick('profile-billing', 'overdue holds');
      return 'OK';
  }
};

/** The workers come to the end of whatever still runs. */
const returnAll = async (world: World): Promise<void> => {
  for (const { _id: jobId, essayId, outcome } of (await look(world)).jobs)
    for (let i = 0; outcome === null && i < work.length; i += 1)
      await returnChunk(world, { jobId, essayId }, i);
  await world.settle();
};

/** What must be true of any order in which it may have happened. */
const checkEnd = async (world: World, jobId: string, outcomes: Outcome[]): Promise<void> => {
  const seen = await look(world);
  const codes = (act: Act['do']): string[] =>
    outcomes.filter(({ act: done }) => done.do === act).map(({ answer }) => answer);
  const job = seen.jobs.find(({ _id }) => _id === jobId);

  // Two starts under a key are one job, also when they come at the same moment.
  const started = new Set([jobId, ...codes('start').filter((answer) => answer.startsWith('j'))]);
  expect(new Set(seen.jobs.map(({ _id }) => _id))).toEqual(started);
  expect(started.size).toBeLessThanOrEqual(2);

  // Every cancel was told how it ended; an essay that went while it ran counts as one.
  if (job?.outcome !== 'cancelled') expect(codes('cancel')).not.toContain('OK');
  else expect(codes('cancel')).not.toContain('JOB_ENDED');

  const news = world.events.log.filter(({ type }) => type === 'analysis.jobs.completed');
  for (const { _id, outcome, phase } of seen.jobs) {
    const ends = news.filter(({ subject }) => subject === _id);
    expect([_id, phase, ends.length]).toEqual([_id, 'done', 1]);
    expect(ends[0]?.data).toMatchObject({ status: outcome });
  }
  const paid = seen.jobs.filter(
    ({ outcome, partials }) => outcome === 'completed' || (outcome === 'cancelled' && partials),
  );
  expect({ ...seen, jobs: 0, results: 0, keptEssays: 0 }).toEqual({
    jobs: 0,
    results: 0,
    keptEssays: 0,
    granted: GRANTED,
    spent: paid.length,
    available: GRANTED - paid.length,
    held: [],
  });
  const kept = paid.filter(({ essayId }) => seen.keptEssays.includes(essayId));
  expect(new Set(seen.results)).toEqual(new Set(kept.map(({ _id }) => _id)));
};

describe('what comes at the same moment', () => {
  let ran = 0;
  afterAll(() => {
    process.stderr.write(`saga interleavings: ${ran} runs, seed ${seed}\n`);
  });

  test('in whatever order its steps fall, a job has one end, one price, and everybody is told the same', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        fc.record({
          chunksBefore: fc.nat(work.length),
          secondsBefore: fc.constantFrom(0, 0, 601),
          acts: fc.oneof(
            fc.array(anyAct, { minLength: 2, maxLength: 5 }),
            // The same thing twice at one moment; a start more often than its share.
            fc
              .tuple(
                fc.oneof(anyAct, fc.constant<Act>({ do: 'start', key: 1 })),
                fc.array(anyAct, { maxLength: 2 }),
              )
              .map(([act, others]) => [act, act, ...others]),
          ),
          areChunksReturned: fc.constantFrom(true, true, false),
          failingCall: fc.option(
            fc.record({
              kind: fc.constant('call' as const),
              step: fc.integer({ min: 1, max: 6 }),
              side: fc.constantFrom('before' as const, 'after' as const),
            }),
            { nil: undefined, freq: 3 },
          ),
        }),
        async (turns, { chunksBefore, secondsBefore, acts, areChunksReturned, failingCall }) => {
          const world = await newWorld();
          try {
            const job = await startJob(world, 0);
            for (let i = 0; i < chunksBefore - 1; i += 1) await returnChunk(world, job, i);
            await world.settle();
            world.clock.advance(secondsBefore);

            world.turns.decideBy(turns);
            world.faults.arm(failingCall);
            const all = acts.map(async (act): Promise<Outcome> => {
              const answer = await perform(world, job, act).catch((error: unknown) =>
                codeOf(error),
              );
              return { act, answer };
            });
            await world.settle();
            const outcomes = await Promise.all(all);
            world.turns.decideBy(undefined);
            if (areChunksReturned) await returnAll(world);

            for (const seconds of [4, 601, 4, 800]) {
              world.clock.advance(seconds);
              await world.tick('analysis-orchestrator', 'sweep');
              await world.tick('profile-billing', 'overdue holds');
              await world.settle();
            }
            await checkEnd(world, job.jobId, outcomes);
            ran += 1;
          } finally {
            await world.close();
          }
        },
      ),
      { numRuns, seed },
    );
  });
});
