import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  launchSeven,
  launchStandalone,
  tempDir,
  type Launched,
  type Product,
  type Seven,
  type SevenName,
} from '@argint/testkit';
import { provider } from './buy-plan.ts';
import { accountOf } from './account.ts';
import { runJourney, type Journey } from './journey.ts';
import { clockFile, targetOf } from './journey-target.ts';
import { faultsOf, filesOf, type Topology } from './stored-faults.ts';
import { collectionsOf } from './stored-state.ts';
import { whenSettled } from './when-settled.ts';

const account = accountOf('thandi');

/** Settings for a fast journey: short leases. */
const ENV: Readonly<Record<string, string>> = {
  LEASE_SECONDS: '1',
  LOG_LEVEL: 'silent',
  ...provider.env,
};

/** The settings of a product with this data folder, whose clock a journey can move. */
export const envFor = (dataDir: string): Record<string, string> => ({
  ...ENV,
  FAILPOINT_CLOCK: clockFile(dataDir),
});

const startAt = async (
  topology: Topology,
  dir: string,
  service: SevenName,
  env: Record<string, string>,
): Promise<{ product: Product; victim: Launched | undefined }> => {
  if (topology === 'one') {
    const product = await launchStandalone(dir, { ...envFor(dir), ...env });
    return { product, victim: product.processes.get('standalone') };
  }
  const product = await launchSeven(dir, { env: envFor(dir), firstLife: { [service]: env } });
  return { product, victim: product.processes.get(service) };
};

/** What a run of journeys recorded. */
export interface Journal {
  /** The durable steps of each journey, in order of first appearance. */
  points: ReadonlyMap<Journey, string[]>;
  /** Where the code makes these steps, as `file:line`. */
  sites: Set<string>;
  /** The stored collections, as `<service>:<collection>`. */
  collections: string[];
  /** The files in the data folder, relative to it. */
  files: string[];
}

/** The lines of a log since the last call, each split at its tabs. */
const tailOf = (log: string): (() => string[][]) => {
  let read = 0;
  return () => {
    const lines = readFileSync(log, 'utf8').split('\n').slice(0, -1);
    const fresh = lines.slice(read).map((line) => line.split('\t'));
    read = lines.length;
    return fresh;
  };
};

/**
 * Numbers the repeats of a step as a product counts them that has run no other journey: those of the start, then those
 * of the journey.
 */
const numberedAnew = (started: readonly string[], points: readonly string[]): string[] => {
  const numberOf = (point: string): number => Number(/#(\d+):/.exec(point)?.[1]);
  const stemOf = (point: string): string => point.replace(/#\d+:/, ':');
  const last = new Map(started.map((point) => [stemOf(point), numberOf(point)]));
  const before = new Map<string, number>();
  return points.map((point) => {
    const stem = stemOf(point);
    if (!before.has(stem)) before.set(stem, numberOf(point) - (last.get(stem) ?? 0) - 1);
    return point.replace(/#\d+:/, `#${Math.max(1, numberOf(point) - (before.get(stem) ?? 0))}:`);
  });
};

/** Runs journeys without a crash, one student after another in one product, and records their durable steps. */
export const recordPoints = async (
  topology: Topology,
  journeys: readonly Journey[],
): Promise<Journal> => {
  const dir = await tempDir();
  const log = join(dir.path, 'points.log');
  const env = { ...envFor(dir.path), FAILPOINT_LOG: log };
  const product =
    topology === 'one'
      ? await launchStandalone(dir.path, env)
      : await launchSeven(dir.path, { env, replicas: topology === 'replicas' ? 2 : 1 });
  try {
    const nextLines = tailOf(log);
    const sites = new Set<string>();
    const nextPoints = (): string[] =>
      nextLines().map(([point = '', site = '']) => {
        if (site !== '') sites.add(site);
        return point;
      });
    const started = nextPoints();
    const points = new Map<Journey, string[]>();
    for (const journey of journeys) {
      const student = accountOf(`recorded-${points.size}`);
      const { status } = await runJourney(targetOf(product, dir.path), journey, student);
      // What follows the end that the student sees belongs to this journey too.
      await whenSettled(() =>
        faultsOf(topology, dir.path, { journey, email: student.email, status }),
      );
      if (points.size === journeys.length - 1) await product.stop();
      const start = points.size === 0 ? started : [];
      points.set(journey, [...new Set([...start, ...numberedAnew(started, nextPoints())])]);
    }
    return {
      points,
      sites,
      collections: collectionsOf(filesOf(topology, dir.path)),
      files: readdirSync(dir.path, { recursive: true, encoding: 'utf8' }),
    };
  } finally {
    await product.stop('SIGKILL');
    await dir.remove();
  }
};

export interface Visit {
  /** Whether the process crashed at the point. A step that depends on timing is not always reached. */
  reached: boolean;
  /** What is wrong with the stored state; empty when nothing is. */
  faults: string[];
}

/** Crashes the process at a point of a journey, restarts it, repeats the journey and checks what is stored. */
export const visit = async (
  topology: Topology,
  journey: Journey,
  point: string,
): Promise<Visit> => {
  const dir = await tempDir();
  const service = (point.split(':')[0] ?? '') as SevenName;
  const running: Product[] = [];
  try {
    // The point may be a step of the start itself. Then the product is not ready for a journey.
    const first = await startAt(topology, dir.path, service, { FAILPOINT: point }).catch(
      () => undefined,
    );
    if (first) {
      running.push(first.product);
      const gone = new AbortController();
      void first.victim?.exited.then(() => gone.abort());
      const target = targetOf(first.product, dir.path);
      await runJourney(target, journey, account, gone.signal).catch(() => undefined);
    }
    const died = first?.victim?.hasExited() ?? true;
    // A point that the journey did not reach may be a step of the ordered stop.
    if (!died || topology === 'one') await first?.product.stop();
    const reached = first?.victim?.killed() ?? true;
    const seven = topology === 'seven' && died ? (first?.product as Seven | undefined) : undefined;
    if (seven) await seven.restart(service, 'SIGKILL');
    const second = seven ?? (await startAt(topology, dir.path, service, {})).product;
    running.push(second);
    const { status } = await runJourney(targetOf(second, dir.path), journey, account);
    const faults = () => faultsOf(topology, dir.path, { journey, email: account.email, status });
    await whenSettled(faults);
    await second.stop();
    return { reached, faults: faults() };
  } catch (error) {
    return { reached: true, faults: [error instanceof Error ? error.message : String(error)] };
  } finally {
    await Promise.all(running.map((product) => product.stop('SIGKILL')));
    await dir.remove();
  }
};
