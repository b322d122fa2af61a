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

/** Settings for a fast journey: no grammar check and short leases. */
const ENV: Readonly<Record<string, string>> = {
  GRAMMAR: 'off',
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

/** What one run of a journey recorded. */
export interface Journal {
  /** Its durable steps, in order of first appearance. */
  points: string[];
  /** Where the code makes these steps, as `file:line`. */
  sites: string[];
  /** The stored collections, as `<service>:<collection>`. */
  collections: string[];
  /** The files in the data folder, relative to it. */
  files: string[];
}

/** Runs a journey without a crash and records its durable steps. */
export const recordPoints = async (topology: Topology, journey: Journey): Promise<Journal> => {
  const dir = await tempDir();
  try {
    const log = join(dir.path, 'points.log');
    const env = { ...envFor(dir.path), FAILPOINT_LOG: log };
    const product =
      topology === 'one'
        ? await launchStandalone(dir.path, env)
        : await launchSeven(dir.path, { env, replicas: topology === 'replicas' ? 2 : 1 });
    await runJourney(targetOf(product, dir.path), journey, account);
    await product.stop();
    const lines = readFileSync(log, 'utf8')
      .trimEnd()
      .split('\n')
      .map((line) => line.split('\t'));
    return {
      points: [...new Set(lines.map(([point = '']) => point))],
      sites: [...new Set(lines.flatMap(([, site]) => site || []))],
      collections: collectionsOf(filesOf(topology, dir.path)),
      files: readdirSync(dir.path, { recursive: true, encoding: 'utf8' }),
    };
  } finally {
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
