import { expect } from '@jest/globals';
import { IDEMPOTENCY_SECONDS } from '@argint/contracts';
import { expire, isPaid, keepsResult, type ModelJob } from './job-model.ts';
import { endsOf, GRANTED, look, USER, type Seen, type Student } from './student-model.ts';
import type { World } from './world.ts';

/** How much of a step the model can be sure of. */
export interface Certainty {
  /** A process ended or a call failed in it: it may have had its effect or not. */
  isFaulted: boolean;
  /** Something was started again: what is late or half finished is taken up. */
  restarted: boolean;
}

const viewOf = (job: ModelJob) => ({
  outcome: job.outcome,
  hasPartials: job.hasPartials,
  tasks: job.tasks,
});
const seenView = (job: Seen['jobs'][number]): ReturnType<typeof viewOf> => ({
  outcome: job.outcome,
  hasPartials: job.hasPartials,
  tasks: endsOf(job),
});

/** What the model takes over where either of two ends is right. */
const adopt = (job: ModelJob, before: ModelJob, seen: Seen['jobs'][number], now: number): void => {
  const possible = [before, job].flatMap((one) => {
    const late = structuredClone(one);
    expire(late, now);
    // An essay that went before its result was stored fails the job.
    const gone = { ...late, outcome: 'failed' as const };
    return [one, late, ...(late.outcome === 'completed' && !job.hasEssay ? [gone] : [])];
  });
  const view = seenView(seen);
  expect(possible.map(viewOf)).toContainEqual(view);
  Object.assign(job, view);
};

const newJobs = (
  student: Student,
  seen: Seen,
  started: { key: number; body: number } | undefined,
): void => {
  for (const job of seen.jobs) {
    if (student.jobs.some(({ jobId }) => jobId === job._id)) continue;
    if (!started) throw new Error(`nobody started ${job._id}`);
    student.orphans.delete(job._id);
    student.broken.delete(`${started.key}/${started.body}`);
    student.jobs.push({
      jobId: job._id,
      essayId: job.essayId,
      ...started,
      costs: job.analysisType !== 'simple',
      createdAt: job.createdAt.getTime(),
      isDone: false,
      hasEssay: true,
      ...seenView(job),
    });
  }
};

/** The sweeper removes an ended job of a deleted essay when its key has been out of use for a day. */
const mayBeRemoved = (job: ModelJob, now: number): boolean =>
  job.isDone && !job.hasEssay && now - job.createdAt >= 2 * IDEMPOTENCY_SECONDS * 1_000;

/** Compares what is stored with the model after a step, and lets the model know what it could not be sure of. */
export const reconcile = async (
  world: World,
  student: Student,
  before: Student,
  certainty: Certainty & { started?: { key: number; body: number } },
): Promise<void> => {
  const seen = await look(world);
  const unsure = certainty.isFaulted || certainty.restarted;
  const { started } = certainty;
  if (certainty.isFaulted && started) student.broken.add(`${started.key}/${started.body}`);
  newJobs(student, seen, started);

  for (const job of student.jobs) {
    const stored = seen.jobs.find(({ _id }) => _id === job.jobId);
    if (!stored && mayBeRemoved(job, student.now)) continue;
    if (!stored) throw new Error(`job ${job.jobId} is lost`);
    const earlier = before.jobs.find(({ jobId }) => jobId === job.jobId) ?? job;
    if (unsure || !earlier.isDone)
      adopt(job, unsure ? earlier : job, stored, unsure ? student.now : 0);
    else expect(seenView(stored)).toEqual(viewOf(job));
    if (earlier.isDone) expect([stored.phase, stored.outcome]).toEqual(['done', earlier.outcome]);
    job.isDone = stored.phase === 'done';
    // Whatever went wrong, once all is well again only the sweeper has what is left.
    if (!unsure && earlier.outcome === null) expect(job.isDone).toBe(job.outcome !== null);
  }
  checkCredits(student, seen, unsure, started?.key);
  checkResults(student, seen);
  checkNews(world, student);
};

const checkCredits = (
  student: Student,
  seen: Seen,
  unsure: boolean,
  startedKey: number | undefined,
): void => {
  expect(seen.granted).toBe(GRANTED);
  expect(seen.granted).toBe(seen.available + seen.held.length + seen.spent);
  const known = new Set(student.jobs.map(({ jobId }) => jobId));
  for (const jobId of seen.held) {
    if (known.has(jobId) || student.orphans.has(jobId)) continue;
    if (!unsure || startedKey === undefined) throw new Error(`nobody holds ${jobId}`);
    student.orphans.set(jobId, startedKey);
  }
  for (const jobId of student.orphans.keys())
    if (!seen.held.includes(jobId)) student.orphans.delete(jobId);
  const owing = student.jobs.filter(({ costs }) => costs);
  for (const { jobId, outcome } of owing) if (outcome === null) expect(seen.held).toContain(jobId);
  for (const { jobId, isDone } of owing) if (isDone) expect(seen.held).not.toContain(jobId);
  // Between the decision and the end a credit may have been settled already.
  const paid = owing.filter((job) => isPaid(job));
  const settled = paid.filter(({ jobId }) => !seen.held.includes(jobId));
  expect(seen.spent).toBe(settled.length);
};

const checkResults = (student: Student, seen: Seen): void => {
  const strays = seen.keptEssays.filter(
    (id) => !student.jobs.some(({ essayId }) => essayId === id),
  );
  expect(strays.length).toBeLessThanOrEqual(student.broken.size);
  for (const job of student.jobs) {
    expect([job.jobId, seen.keptEssays.includes(job.essayId)]).toEqual([job.jobId, job.hasEssay]);
    const isStored = seen.results.includes(job.jobId);
    if (isStored) expect([job.hasEssay, keepsResult(job)]).toEqual([true, true]);
    else if (job.isDone && job.hasEssay) expect(keepsResult(job)).toBe(false);
  }
};

/** The end is published once, and only when result and credit are settled. */
const checkNews = (world: World, student: Student): void => {
  const published = world.events.log.filter(({ type }) => type === 'analysis.jobs.completed');
  for (const job of student.jobs) {
    const ids = published.filter(({ subject }) => subject === job.jobId).map(({ id }) => id);
    expect([job.jobId, new Set(ids).size]).toEqual([job.jobId, job.isDone ? 1 : 0]);
  }
  expect(published.every(({ data }) => (data as { userId: string }).userId === USER)).toBe(true);
};
