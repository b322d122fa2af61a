import { codeOf, PLANS, type EventData, type Topic } from '@argint/contracts';
import { newEvent } from '@argint/event-bus';
import { expect } from '@jest/globals';
import type fc from 'fast-check';
import type { Fault } from './faults.ts';
import { cancel, expire, settle } from './job-model.ts';
import { reconcile } from './reconcile.ts';
import { REQUEST_BODIES, findTaskResults } from './requests.ts';
import { look, USER, type Student } from './student-model.ts';
import type { World } from './world.ts';

type Step = fc.AsyncCommand<Student, World>;
type Answer = { code: string } | { jobId: string; status: string };
interface Done {
  /** What must be true if nothing failed. */
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
      const isFree = at(REQUEST_BODIES, body).analysisType === 'simple';
      const { available } = await look(world);
      const open = jobs.filter(({ isDone }) => !isDone).length;
      const answer = await answerOf(
        world.orchestrator.startAnalysis({
          userId: USER,
          ...at(REQUEST_BODIES, body),
          idempotencyKey: `key-${key}`,
        }),
      );
      const check = (): void => {
        if (known?.body === body) expect(answer).toMatchObject({ jobId: known.jobId });
        else if (known) expect(answer).toEqual({ code: 'IDEMPOTENCY_CONFLICT' });
        else if (open >= PLANS.trial.maxOpenAnalyses)
          expect(answer).toEqual({ code: 'TOO_MANY_OPEN_ANALYSES' });
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
    // A completed job is gone for its student once the essay is deleted.
    const isGone = job.isDone && job.outcome === 'completed' && !job.hasEssay;
    const refusal = { code: isGone ? 'JOB_NOT_FOUND' : 'JOB_ENDED' };
    const expected = isOpen ? { jobId, status: 'cancelled' } : refusal;
    return { check: () => expect(answer).toEqual(expected) };
  });

const publish = <T extends Topic>(world: World, type: T, data: EventData<T>): void =>
  world.events.publish(
    newEvent(type, data, { source: 'worker', id: crypto.randomUUID(), now: world.clock.now() }),
  );

/** What a worker does at the end of a task: it retries until its findings are stored, then publishes the end. */
export const taskStep = (n: number, c: number, end: 'done' | 'failed', fault?: Fault): Step =>
  step(`task(${n}, ${c}, ${end})`, fault, async (world, { jobs }) => {
    const job = at(jobs, n);
    const { jobId, essayId } = job;
    const { taskId, findingsJson, critiques } = at(
      findTaskResults(at(REQUEST_BODIES, job.body)),
      c,
    );
    const save = () =>
      world.essays
        .saveFindings({ essayId, jobId, findings: [{ taskId, fence: 1, findingsJson }] })
        .catch(codeOf);
    let isSaved = end === 'done';
    for (let tries = 0; isSaved && tries < 2; tries += 1) {
      const answer = await save();
      if (answer === 'ESSAY_NOT_FOUND') isSaved = false;
      else if (answer !== 'UNAVAILABLE') break;
      await world.settle();
    }
    settle(job, taskId, isSaved ? 'done' : 'failed', critiques);
    const task = { taskId, fence: 1 };
    if (isSaved)
      publish(world, 'analysis.tasks.completed', { jobId, tasks: [{ ...task, critiques }] });
    else publish(world, 'analysis.tasks.failed', { jobId, ...task, code: 'INTERNAL' });
  });

/** The bus hands over something again, at any later time. */
export const redeliverStep = (n: number, fault?: Fault): Step =>
  step(`redeliver(${n})`, fault, async (world) => {
    await world.events.redeliver(at(world.events.log, n));
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
      student.now = world.latestTime();
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
