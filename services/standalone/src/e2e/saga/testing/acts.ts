import { analysisResultSchema, findingsSchema, type LineCritique } from '@argint/contracts';
import { assembleFindings } from '@argint/assembly';
import { newEvent } from '@argint/event-bus';
import { REQUEST_BODIES, findTaskResults } from './requests.ts';
import { USER } from './student-model.ts';
import type { World } from './world.ts';

const BODY = REQUEST_BODIES[0];
/** The tasks of the one body these acts post, with what a worker finds for each. */
export const TASKS = findTaskResults(BODY);

/** The ids every act on a job needs. */
export interface JobIds {
  jobId: string;
  essayId: string;
}

/** Posts the essay under `key-<key>`. */
export const startJob = async (world: World, key: number): Promise<JobIds> => {
  const { job } = await world.orchestrator.startAnalysis({
    userId: USER,
    ...BODY,
    idempotencyKey: `key-${key}`,
  });
  if (!job) throw new Error('no job');
  return job;
};

/** What a worker does at the end of a task: it saves the findings, then publishes that the task has ended. */
export const returnTask = async (
  world: World,
  { jobId, essayId }: JobIds,
  index: number,
): Promise<void> => {
  const { taskId, findingsJson, critiques } = TASKS[index] as (typeof TASKS)[number];
  const saved = await world.essays
    .saveFindings({ essayId, jobId, findings: [{ taskId, fence: 1, findingsJson }] })
    .then(
      () => true,
      () => false,
    );
  const about = { source: 'worker', id: `${taskId}-${saved}`, now: world.clock.now() };
  const task = { taskId, fence: 1 };
  await world.events.redeliver(
    saved
      ? newEvent('analysis.tasks.completed', { jobId, tasks: [{ ...task, critiques }] }, about)
      : newEvent('analysis.tasks.failed', { jobId, ...task, code: 'INTERNAL' }, about),
  );
};

/** The critiques of a job's stored result; none where there is no result. */
export const critiquesOf = async (
  world: World,
  { jobId, essayId }: JobIds,
): Promise<LineCritique[]> => {
  const { resultJson } = await world.essays.getResult({ essayId, jobId });
  return resultJson === '' ? [] : analysisResultSchema.parse(JSON.parse(resultJson)).lineCritiques;
};

/** How many critiques the result of the body holds when the tasks ended as given. */
export const expectedCritiques = (ends: Readonly<Record<string, string>>): number => {
  const found = TASKS.filter(({ taskId }) => ends[taskId] === 'done').map(({ findingsJson }) =>
    findingsSchema.parse(JSON.parse(findingsJson)),
  );
  const { text, analysisType } = BODY;
  return assembleFindings(found, { text, analysisType }).lineCritiques.length;
};
