import { afterAll, describe, expect, jest, test } from '@jest/globals';
import fc from 'fast-check';
import {
  cancelStep,
  chunkStep,
  deleteStep,
  holdsStep,
  redeliverStep,
  startStep,
  sweepStep,
  waitStep,
} from './commands.ts';
import { SERVICES, type Fault } from './faults.ts';
import { newWorld } from './new-world.ts';
import { BODIES } from './requests.ts';
import { look, newStudent } from './student-model.ts';

jest.setTimeout(3_600_000);

/** MODEL_RUNS=2000 in `make verify`; MODEL_SEED repeats a run. */
const numRuns = Number(process.env['MODEL_RUNS'] ?? 100);
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
const chunk = fc.nat(4);
const end = fc.constantFrom('done' as const, 'done' as const, 'done' as const, 'failed' as const);
const key = fc.nat(3);
const body = fc.nat(BODIES.length - 1);
const chunkDone = fc.tuple(job, chunk, end, fault).map((args) => chunkStep(...args));

const steps = [
  fc.tuple(key, body, fault).map((args) => startStep(...args)),
  fc.tuple(job, fault).map((args) => cancelStep(...args)),
  // Most of what happens to a job is its chunks coming back.
  chunkDone,
  chunkDone,
  chunkDone,
  chunkDone,
  fc.tuple(fc.nat(40), fault).map((args) => redeliverStep(...args)),
  fc.tuple(job, fault).map((args) => deleteStep(...args)),
  fc.constantFrom(1, 4, 200, 601, 800, 86_401).map(waitStep),
  fault.map(sweepStep),
  fault.map(holdsStep),
];

describe('whatever happens to a student’s analyses, in any order, whatever ends or fails on the way', () => {
  let ran = 0;
  afterAll(() => {
    process.stderr.write(`saga model: ${ran} runs, seed ${seed}\n`);
  });

  test('each job ends once, is paid for by what it gave, and no credit, essay or news is lost', async () => {
    await fc.assert(
      fc.asyncProperty(fc.commands(steps, { maxCommands: 30, size: 'max' }), async (commands) => {
        const world = await newWorld();
        try {
          const student = newStudent(world.clock.now());
          await fc.asyncModelRun(() => ({ model: student, real: world }), commands);

          // All is well again, and time passes.
          for (const last of [waitStep(601), sweepStep(), waitStep(4), sweepStep()])
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
