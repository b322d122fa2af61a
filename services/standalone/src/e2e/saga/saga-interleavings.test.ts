import { afterAll, describe, expect, jest, test } from '@jest/globals';
import { codeOf } from '@argint/contracts';
import fc from 'fast-check';
import { critiquesOf, expectedCritiques, returnTask, startJob, TASKS } from './testing/acts.ts';
import { isPaid, keepsResult } from './testing/job-model.ts';
import { newWorld } from './testing/new-world.ts';
import { endsOf, GRANTED, look, USER } from './testing/student-model.ts';
import type { World } from './testing/world.ts';

jest.setTimeout(3_600_000);

/** As for the model: more in `make verify`. */
const numRuns = Number(process.env['MODEL_RUNS'] ?? 60);
const seed = Number(process.env['MODEL_SEED'] ?? 20_261_121);

type Act =
  | { do: 'start'; key: number }
  | { do: 'cancel' | 'sweep' | 'sweep holds' | 'delete' | 'outwait' }
  | { do: 'task'; task: number };

interface Outcome {
  act: Act;
  /** OK with the job's id, or the code it was refused with. */
  answer: string;
}

const anyAct: fc.Arbitrary<Act> = fc.oneof(
  fc.record({ do: fc.constant('cancel' as const) }),
  fc.record({ do: fc.constant('task' as const), task: fc.nat(TASKS.length - 1) }),
  fc.record({
    do: fc.constantFrom(
      'sweep' as const,
      'sweep holds' as const,
      'delete' as const,
      'outwait' as const,
    ),
  }),
  fc.record({ do: fc.constant('start' as const), key: fc.nat(1) }),
);

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
    case 'task':
      await returnTask(world, job, act.task);
      return 'OK';
    case 'sweep':
      await world.tick('analysis-orchestrator', 'sweep');
      return 'OK';
    case 'outwait':
      // A replica waits until it believes that the other one, which may be at work, has died.
      await world.tick('analysis-orchestrator', 'sweep');
      world.clock.advance(4);
      await world.tick('analysis-orchestrator', 'sweep');
      return 'OK';
    case 'sweep holds':
      await world.tick('profile-billing', 'overdue holds');
      return 'OK';
  }
};

/** The workers end all tasks that still run. */
const returnAll = async (world: World): Promise<void> => {
  for (const { _id: jobId, essayId, outcome } of (await look(world)).jobs)
    for (let i = 0; outcome === null && i < TASKS.length; i += 1)
      await returnTask(world, { jobId, essayId }, i);
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

  // Every cancel is answered by how the job ended; deleting the essay of a running job counts as a cancel.
  if (job?.outcome !== 'cancelled') expect(codes('cancel')).not.toContain('OK');
  else expect(codes('cancel')).not.toContain('JOB_ENDED');

  const news = world.events.log.filter(({ type }) => type === 'analysis.jobs.completed');
  for (const { _id, outcome, phase } of seen.jobs) {
    const ends = news.filter(({ subject }) => subject === _id);
    // Two relays may publish one event twice; the id shows it.
    expect([_id, phase, new Set(ends.map(({ id }) => id)).size]).toEqual([_id, 'done', 1]);
    expect(ends[0]?.data).toMatchObject({ status: outcome });
  }
  const paid = seen.jobs.filter((stored) => isPaid({ ...stored, body: 0, tasks: endsOf(stored) }));
  expect({ ...seen, jobs: 0, results: 0, keptEssays: 0 }).toEqual({
    jobs: 0,
    results: 0,
    keptEssays: 0,
    granted: GRANTED,
    spent: paid.length,
    available: GRANTED - paid.length,
    held: [],
  });
  const withResult = seen.jobs.filter(
    (stored) => keepsResult(stored) && seen.keptEssays.includes(stored.essayId),
  );
  expect(new Set(seen.results)).toEqual(new Set(withResult.map(({ _id }) => _id)));

  // However many processes finished it, a result holds all that the tasks of the job found.
  for (const stored of withResult) {
    const critiques = await critiquesOf(world, { ...stored, jobId: stored._id });
    expect([stored._id, critiques.length]).toEqual([stored._id, expectedCritiques(endsOf(stored))]);
  }
};

describe.each([1, 2])('what happens at the same moment, with %i of each service,', (replicas) => {
  let ran = 0;
  afterAll(() => {
    process.stderr.write(`saga interleavings, ${replicas} of each: ${ran} runs, seed ${seed}\n`);
  });

  test('a job has one end and one price, and every caller gets the same answer, in any order of steps', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        fc.record({
          tasksBefore: fc.nat(TASKS.length),
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
          areTasksReturned: fc.constantFrom(true, true, false),
          skewSeconds: replicas === 1 ? fc.constant(0) : fc.integer({ min: -60, max: 60 }),
          routing: fc.integer(),
          failingCall: fc.option(
            fc.record({
              kind: fc.constant('call' as const),
              step: fc.integer({ min: 1, max: 6 }),
              side: fc.constantFrom('before' as const, 'after' as const),
            }),
            { nil: undefined, freq: 3 },
          ),
        }),
        async (
          turns,
          { tasksBefore, secondsBefore, acts, areTasksReturned, failingCall, skewSeconds, routing },
        ) => {
          const world = await newWorld({ replicas, skewSeconds, seed: routing });
          try {
            const job = await startJob(world, 0);
            for (let i = 0; i < tasksBefore - 1; i += 1) await returnTask(world, job, i);
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
            if (areTasksReturned) await returnAll(world);

            for (const seconds of [4, 601, 4, 4, 800]) {
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
