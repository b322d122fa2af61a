import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  freePort,
  launchSeven,
  launchStandalone,
  tempDir,
  type Launched,
  type Product,
  type Seven,
  type SevenName,
} from '@argint/testkit';
import { accountOf, travel, type Journey } from './journey.ts';
import { faultsOf, filesOf, type Topology } from './left-behind.ts';
import { collectionsOf } from './stored-state.ts';

const account = accountOf('thandi');

/** Grammar off and short leases: what is visited are steps, not seconds. */
export const ENV = { GRAMMAR: 'off', LEASE_SECONDS: '1', LOG_LEVEL: 'silent' };

const startAt = async (
  topology: Topology,
  dir: string,
  service: SevenName,
  env: Record<string, string>,
): Promise<{ product: Product; victim: Launched | undefined }> => {
  if (topology === 'one') {
    const product = await launchStandalone(dir, { ...ENV, ...env });
    return { product, victim: product.processes.get('standalone') };
  }
  const product = await launchSeven(dir, freePort, ENV, { [service]: env });
  return { product, victim: product.processes.get(service) };
};

/** What a journey leaves behind of itself. */
export interface Journal {
  /** The durable steps it takes, in order of first appearance. */
  points: string[];
  /** Where in the code they are called for, as `file:line`. */
  sites: string[];
  /** The collections there are after it. */
  collections: string[];
  /** The files in the data folder. */
  files: string[];
}

/** Takes a journey and writes down what it does. */
export const recordPoints = async (topology: Topology, journey: Journey): Promise<Journal> => {
  const dir = await tempDir();
  try {
    const log = join(dir.path, 'points.log');
    const env = { ...ENV, FAILPOINT_LOG: log };
    const product =
      topology === 'one'
        ? await launchStandalone(dir.path, env)
        : await launchSeven(dir.path, freePort, env);
    await travel(product.url, journey, account);
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
  /** Whether the process stopped there; steps that depend on timing are not met each time. */
  met: boolean;
  faults: string[];
}

/** Stops the process at a point of a journey, starts it again, takes the journey again, and looks at what is stored. */
export const visit = async (
  topology: Topology,
  journey: Journey,
  point: string,
): Promise<Visit> => {
  const dir = await tempDir();
  const service = (point.split(':')[0] ?? '') as SevenName;
  const running: Product[] = [];
  try {
    // A step of the start itself may be the one: then there is nothing to travel yet.
    const first = await startAt(topology, dir.path, service, { FAILPOINT: point }).catch(
      () => undefined,
    );
    if (first) {
      running.push(first.product);
      const gone = new AbortController();
      void first.victim?.exited.then(() => gone.abort());
      await travel(first.product.url, journey, account, gone.signal).catch(() => undefined);
    }
    const died = first?.victim?.hasExited() ?? true;
    // Not met on the way: the ordered stop has steps of its own.
    if (!died || topology === 'one') await first?.product.stop();
    const met = first?.victim?.killed() ?? true;
    const seven = topology === 'seven' && died ? (first?.product as Seven | undefined) : undefined;
    if (seven) await seven.restart(service, 'SIGKILL');
    const second = seven ?? (await startAt(topology, dir.path, service, {})).product;
    running.push(second);
    const { status } = await travel(second.url, journey, account);
    await second.stop();
    return { met, faults: faultsOf(topology, dir.path, { journey, email: account.email, status }) };
  } catch (error) {
    return { met: true, faults: [error instanceof Error ? error.message : String(error)] };
  } finally {
    await Promise.all(running.map((product) => product.stop('SIGKILL')));
    await dir.remove();
  }
};
