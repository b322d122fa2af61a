import type { ModelJob } from './job-model.ts';
import type { World } from './world.ts';

export const USER = 'thandi';
export const GRANTED = 4;

/** The product as one student should find it. */
export interface Student {
  jobs: ModelJob[];
  /** Holds of starts that broke off before there was a job, by job id; the key they were made under. */
  orphans: Map<string, number>;
  /** Key and body of starts that broke off: each may have left an essay, taken up when the start is repeated. */
  broken: Set<string>;
  now: number;
}

/** @param now the furthest clock of the world, in ms */
export const newStudent = (now: number): Student => ({
  jobs: [],
  orphans: new Map(),
  broken: new Set(),
  now,
});

interface StoredJob {
  outcome: ModelJob['outcome'];
  phase: string;
  status: string;
  hasPartials: boolean;
  essayId: string;
  analysisType: string;
  createdAt: Date;
  deadlineAt: Date;
  tasks: { id: string; state: ModelJob['tasks'][string] }[];
}
interface StoredEntitlement {
  granted: number;
  spent: number;
  lots: { left: number }[];
  holds: { jobId: string; from: { amount: number }[] }[];
}

/** What the stores hold. */
export const look = async (world: World) => {
  const [entitlement] = await world.stored<StoredEntitlement>('profile-billing', 'entitlements');
  if (!entitlement) throw new Error('the entitlement is gone');
  const [jobs, results, essays] = [
    await world.stored<StoredJob>('analysis-orchestrator', 'jobs'),
    await world.stored<object>('essay', 'results'),
    await world.stored<{ state: string }>('essay', 'essays'),
  ];
  return {
    jobs,
    results: results.map(({ _id }) => _id),
    keptEssays: essays.filter(({ state }) => state === 'kept').map(({ _id }) => _id),
    granted: entitlement.granted,
    spent: entitlement.spent,
    available: entitlement.lots.reduce((sum, { left }) => sum + left, 0),
    held: entitlement.holds.map(({ jobId }) => jobId),
  };
};
export type Seen = Awaited<ReturnType<typeof look>>;

/** The states of a stored job's tasks, by task. */
export const endsOf = ({ tasks }: Pick<StoredJob, 'tasks'>): ModelJob['tasks'] =>
  Object.fromEntries(tasks.map(({ id, state }) => [id, state]));
