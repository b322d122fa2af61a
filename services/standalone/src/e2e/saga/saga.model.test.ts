import { afterAll, describe, expect, jest, test } from '@jest/globals';
import fc from 'fast-check';
import {
  cancelStep,
  taskStep,
  deleteStep,
  holdsStep,
  redeliverStep,
  startStep,
  sweepStep,
  waitStep,
} from './testing/commands.ts';
import type { Fault } from './testing/faults.ts';
import { SERVICES } from './testing/life.ts';
import { newWorld } from './testing/new-world.ts';
import { REQUEST_BODIES } from './testing/requests.ts';
import { look, newStudent } from './testing/student-model.ts';

jest.setTimeout(3_600_000);

/** MODEL_RUNS=2000 in `make verify`; MODEL_SEED repeats a run. */
const numRuns = Number(process.env['MODEL_RUNS'] ?? 60);
const seed = Number(process.env['MODEL_SEED'] ?? 20_261_121);

const side = fc.constantFrom('before' as const, 'after' as const);
const anyFault: fc.Arbitrary<Fault> = fc.oneof(
  fc.record({
    kind: fc.constant('kill' as const),
    at: fc.constantFrom(...SERVICES),
    takes: fc.constantFrom('itself' as const, 'all' as const),
    step: fc.integer({ min: 1, max: 4 }),
    side,
  }),
  fc.record({ kind: fc.constant('call' as const), step: fc.integer({ min: 1, max: 6 }), side }),
);
const fault = fc.option(anyFault, { nil: undefined, freq: 2 });
const job = fc.nat(3);
const task = fc.nat(4);
const end = fc.constantFrom('done' as const, 'done' as const, 'done' as const, 'failed' as const);
const key = fc.nat(3);
const body = fc.nat(REQUEST_BODIES.length - 1);
const taskEnd = fc.tuple(job, task, end, fault).map((args) => taskStep(...args));

const steps = [
  fc.tuple(key, body, fault).map((args) => startStep(...args)),
  fc.tuple(job, fault).map((args) => cancelStep(...args)),
  // Most of what happens to a job is that its tasks end.
  taskEnd,
  taskEnd,
  taskEnd,
  taskEnd,
  fc.tuple(fc.nat(40), fault).map((args) => redeliverStep(...args)),
  fc.tuple(job, fault).map((args) => deleteStep(...args)),
  fc.constantFrom(1, 4, 200, 601, 800, 86_521).map(waitStep),
  fault.map(sweepStep),
  fault.map(holdsStep),
];

describe.each([1, 2])('a student’s analyses with %i of each service', (replicas) => {
  let ran = 0;
  afterAll(() => {
    process.stderr.write(`saga model, ${replicas} of each: ${ran} runs, seed ${seed}\n`);
  });

  test('each analysis ends once and costs what it gave, whatever fails and in whatever order', async () => {
    const commandsOf = fc.commands(steps, { maxCommands: 30, size: 'max' });
    const skew = replicas === 1 ? fc.constant(0) : fc.integer({ min: -60, max: 60 });
    await fc.assert(
      fc.asyncProperty(commandsOf, skew, fc.integer(), async (commands, skewSeconds, routing) => {
        const world = await newWorld({ replicas, skewSeconds, seed: routing });
        try {
          const student = newStudent(world.latestTime());
          await fc.asyncModelRun(() => ({ model: student, real: world }), commands);

          // All is well again, and time passes.
          for (const last of [
            waitStep(601),
            ...[sweepStep(), waitStep(4), sweepStep(), waitStep(4), sweepStep()],
          ])
            await last.run(student, world);
          for (const last of [waitStep(800), holdsStep()]) await last.run(student, world);
          expect(student.jobs.filter(({ isDone }) => !isDone)).toEqual([]);
          expect((await look(world)).held).toEqual([]);
          ran += 1;
        } finally {
          await world.close();
        }
      }),
      { numRuns, seed, endOnFailure: false },
    );
  });
});
