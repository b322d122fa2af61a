import { codeOf, type EventData, type Topic } from '@argint/contracts';
import { newEvent } from '@argint/event-bus';
import { expect } from '@jest/globals';
import type fc from 'fast-check';
import type { Fault } from './faults.ts';
import { cancel, expire, settle } from './job-model.ts';
import { reconcile } from './reconcile.ts';
import { BODIES, workOf } from './requests.ts';
import { look, USER, type Student } from './student-model.ts';
import type { World } from './world.ts';

type Step = fc.AsyncCommand<Student, World>;
type Answer = { code: string } | { jobId: string; status: string };
interface Done {
  /** What must hold where nothing went wrong. */
  check?: () => void;
  started?: { key: number; body: number };
}

const DAY_MS = 86_400_000;
const answerOf = (call: Promise<{ job: unknown }>): Promise<Answer> =>
  call.then(
    ({ job }) => {
      const { jobId, status } = job as { jobId: string; status: string };
      return { jobId, status };
    },
    (error: unknown) => ({ code: codeOf(error) }),
  );
const at = <T>(list: readonly T[], n: number): T => list[n % list.length] as T;
const hasJobs = ({ jobs }: Readonly<Student>): boolean => jobs.length > 0;

/** A step: what it does to the product and to the model, then the comparison of both. */
const step = (
  name: string,
  fault: Fault | undefined,
  run: (world: World, student: Student) => Promise<Done | void>,
  check: (student: Readonly<Student>) => boolean = hasJobs,
): Step => ({
  check,
  toString: () => (fault ? `${name} while ${JSON.stringify(fault)}` : name),
  run: async (student, world) => {
    const before = structuredClone(student);
    world.faults.arm(fault);
    const done = await run(world, student);
    const restarted = await world.settle();
    const isFaulted = fault !== undefined;
    const started = done?.started;
    await reconcile(world, student, before, { isFaulted, restarted, ...(started && { started }) });
    if (!isFaulted) done?.check?.();
  },
});

export const startStep = (key: number, body: number, fault?: Fault): Step =>
  step(
    `start(key ${key}, body ${body})`,
    fault,
    async (world, { jobs, orphans, now }) => {
      const known = jobs.findLast((job) => job.key === key && job.createdAt > now - DAY_MS);
      const ids = jobs.map(({ jobId }) => jobId);
      const isHeld = [...orphans.values()].includes(key);
      const isFree = at(BODIES, body).analysisType === 'simple';
      const { available } = await look(world);
      const answer = await answerOf(
        world.orchestrator.startAnalysis({
          userId: USER,
          ...at(BODIES, body),
          idempotencyKey: `key-${key}`,
        }),
      );
      const check = (): void => {
        if (known?.body === body) expect(answer).toMatchObject({ jobId: known.jobId });
        else if (known) expect(answer).toEqual({ code: 'IDEMPOTENCY_CONFLICT' });
        else if (!isFree && !isHeld && available === 0)
          expect(answer).toEqual({ code: 'PAYMENT_REQUIRED' });
        else {
          expect(answer).toMatchObject({ status: 'processing' });
          expect(ids).not.toContain('jobId' in answer && answer.jobId);
        }
      };
      return { check, started: { key, body } };
    },
    () => true,
  );

export const cancelStep = (n: number, fault?: Fault): Step =>
  step(`cancel(${n})`, fault, async (world, { jobs }) => {
    const job = at(jobs, n);
    const isOpen = job.outcome === null || job.outcome === 'cancelled';
    cancel(job);
    const { jobId } = job;
    const answer = await answerOf(world.orchestrator.cancelJob({ userId: USER, jobId }));
    const expected = isOpen ? { jobId, status: 'cancelled' } : { code: 'JOB_ENDED' };
    return { check: () => expect(answer).toEqual(expected) };
  });

const tell = <T extends Topic>(world: World, type: T, data: EventData<T>): void =>
  world.events.publish(
    newEvent(type, data, { source: 'worker', id: crypto.randomUUID(), now: world.clock.now() }),
  );

/** What a worker does with one chunk: it keeps at its findings until they are stored, then tells. */
export const chunkStep = (n: number, c: number, end: 'done' | 'failed', fault?: Fault): Step =>
  step(`chunk(${n}, ${c}, ${end})`, fault, async (world, { jobs }) => {
    const job = at(jobs, n);
    const { jobId, essayId } = job;
    const { chunkId, findingsJson, remarks } = at(workOf(at(BODIES, job.body)), c);
    const save = () =>
      world.essays.saveFindings({ essayId, jobId, chunkId, fence: 1, findingsJson }).catch(codeOf);
    let isSaved = end === 'done';
    for (let tries = 0; isSaved && tries < 2; tries += 1) {
      const answer = await save();
      if (answer === 'ESSAY_NOT_FOUND') isSaved = false;
      else if (answer !== 'UNAVAILABLE') break;
      await world.settle();
    }
    settle(job, chunkId, isSaved ? 'done' : 'failed', remarks);
    const data = { jobId, chunkId, fence: 1 };
    if (isSaved) tell(world, 'analysis.chunks.completed', { ...data, critiques: remarks });
    else tell(world, 'analysis.chunks.failed', { ...data, code: 'INTERNAL' });
  });

/** The bus hands over something again, at any later time. */
export const redeliverStep = (n: number, fault?: Fault): Step =>
  step(`redeliver(${n})`, fault, async (world) => {
    await world.events.hand(at(world.events.log, n));
  });

export const deleteStep = (n: number, fault?: Fault): Step =>
  step(`delete essay(${n})`, fault, async (world, { jobs }) => {
    const job = at(jobs, n);
    const { essayId } = job;
    // A student who gets no answer asks again.
    for (let tries = 0; tries < 2; tries += 1) {
      const code = await world.essays
        .deleteEssay({ essayId, userId: USER })
        .then(() => 'OK', codeOf);
      if (code === 'OK') break;
      await world.settle();
    }
    job.hasEssay = false;
    cancel(job);
  });

export const waitStep = (seconds: number): Step =>
  step(
    `wait(${seconds} s)`,
    undefined,
    async (world, student) => {
      world.clock.advance(seconds);
      student.now = world.clock.now().getTime();
    },
    () => true,
  );

export const sweepStep = (fault?: Fault): Step =>
  step('sweep jobs', fault, async (world, student) => {
    for (const job of student.jobs) expire(job, student.now);
    await world.tick('analysis-orchestrator', 'sweep');
  });

export const holdsStep = (fault?: Fault): Step =>
  step('sweep holds', fault, (world) => world.tick('profile-billing', 'overdue holds'));
