import { createSharedFleet } from './shared-fleet.ts';
import type { Journey } from './journey.ts';
import { STEPS_WITHOUT_JOURNEY } from './steps-without-journey.ts';
import type { Topology } from './stored-faults.ts';
import { recordPoints, visit } from './visit.ts';

/**
 * CRASH_POINTS chooses the crash points to visit: `all` (`make verify`), a number n for every n-th one, or part of
 * `<journey>: <point>`. Without it the test visits every n-th point, always the same ones.
 */
const wanted = process.env['CRASH_POINTS'];
const EVERY: Record<Topology, number> = { one: 69, seven: 85, replicas: 60 };
/** How many repeats of one step in a journey are visited. Later repeats differ only in their number. */
const REPEATS: Record<Topology, number> = { one: 2, seven: 2, replicas: 1 };

/**
 * In a rotation of data keys each write of a key is another step, though their names differ in the number only. A point
 * for several processes has no number.
 */
const isEachAnotherStep = (topology: Topology, journey: Journey, point: string): boolean =>
  topology !== 'replicas' && journey === 'rotate keys' && point.startsWith('essay:dataKeys.update');

const isChosen = (topology: Topology, name: string, index: number): boolean => {
  if (wanted === 'all') return true;
  const every = wanted === undefined ? EVERY[topology] : Number(wanted);
  return Number.isNaN(every) ? name.includes(wanted ?? '') : index % every === 1 % every;
};

const timesOf = (point: string): number => Number(/#(\d+):/.exec(point)?.[1]);
const collectionOf = (point: string): string | undefined =>
  /^([^:]+:[A-Za-z]+)\.(?:insert|update|claimOne|delete)/.exec(point)?.[1];

/** Whether STEPS_WITHOUT_JOURNEY gives a reason why no journey inserts into that collection. */
const hasNoJourney = (collection: string): boolean => {
  const [service = '', name = ''] = collection.split(':');
  // Leases are written outside the crash points. The lease's own tests cover a killed holder.
  if (name === 'leases') return true;
  return Object.keys(STEPS_WITHOUT_JOURNEY).some(
    (step) => step.startsWith(`${service}/`) && step.endsWith(`: ${name}.insert`),
  );
};

/**
 * Plans the crash points of one topology. `record` runs each journey once and collects its durable
 * steps; `run` then kills a process at the chosen steps and checks what is stored afterwards.
 */
export const createCrashPlan = (topology: Topology, journeys: readonly Journey[]) => {
  const plan: { journey: Journey; point: string }[] = [];
  const written = new Set<string>();
  const sites = new Set<string>();
  const files = new Set<string>();
  const collections = new Set<string>();
  const shared = topology === 'one' ? undefined : createSharedFleet(topology === 'seven' ? 1 : 2);
  let visited = 0;
  let reached = 0;
  const report = (text: string): void => void process.stderr.write(`${topology}: ${text}\n`);
  const reportCounts = (): void =>
    report(`${visited} of ${plan.length} crash points visited, ${reached} reached`);

  return {
    /** Runs every journey once and records its durable steps. */
    record: async (): Promise<void> => {
      // A rotation also moves what other students have left, which would be further steps.
      const alone = (journey: Journey): boolean => journey === 'rotate keys';
      const known = new Set<string>();
      for (const group of [journeys.filter((one) => !alone(one)), journeys.filter(alone)]) {
        if (group.length === 0) continue;
        const recorded = await recordPoints(topology, group);
        for (const site of recorded.sites) sites.add(site);
        for (const file of recorded.files) files.add(file);
        for (const collection of recorded.collections) collections.add(collection);
        for (const [journey, points] of recorded.points)
          for (const point of points) {
            const collection = collectionOf(point);
            if (collection) written.add(collection);
            if (known.has(point)) continue;
            if (timesOf(point) > REPEATS[topology] && !isEachAnotherStep(topology, journey, point))
              continue;
            known.add(point);
            plan.push({ journey, point });
          }
      }
    },
    /** `file:line` of every recorded step. */
    sites,
    /** Paths of the files in the data folder, relative to it. */
    files,
    /** Collections that no recorded step writes to and that should have one. */
    unwritten: (): string[] =>
      [...collections].filter((name) => !written.has(name) && !hasNoJourney(name)).sort(),
    /** Visits the chosen points. `faults` is keyed by `<journey>: <point>`; empty means no faults. */
    run: async (): Promise<{
      faults: Record<string, string[]>;
      visited: number;
      reached: number;
    }> => {
      const chosen = plan.filter(({ journey, point }, index) =>
        isChosen(topology, `${journey}: ${point}`, index),
      );
      const faults: Record<string, string[]> = {};
      for (const { journey, point } of chosen) {
        const outcome =
          (await shared?.visit(journey, point)) ?? (await visit(topology, journey, point));
        visited += 1;
        if (outcome.reached) reached += 1;
        else report(`${journey}: ${point}: not reached`);
        if (visited % 20 === 0) reportCounts();
        if (outcome.faults.length === 0) continue;
        faults[`${journey}: ${point}`] = outcome.faults;
        report(`${journey}: ${point}: ${outcome.faults.join('; ')}`);
      }
      return { faults, visited, reached };
    },
    close: async (): Promise<void> => {
      reportCounts();
      await shared?.close();
    },
  };
};

/** The crash points of one topology. */
export type CrashPlan = ReturnType<typeof createCrashPlan>;
