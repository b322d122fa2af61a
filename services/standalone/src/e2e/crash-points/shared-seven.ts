import { setTimeout as sleep } from 'node:timers/promises';
import { freePort, launchSeven, tempDir, type Seven, type SevenName } from '@argint/testkit';
import { accountOf, travel, type Journey } from './journey.ts';
import { faultsOf } from './left-behind.ts';
import { ENV, type Visit } from './visit.ts';

/** How long what goes on by itself after a journey (outboxes, a cancelled task) may take to end, in ms. */
const REST_MS = 15_000;

/**
 * Seven processes that stay: for each point only the service that owns it is started anew, and another student
 * takes the journey. Null where the point is not met that way, as the steps of a first start are not.
 */
export const createSharedSeven = () => {
  let open: { seven: Seven; dir: Awaited<ReturnType<typeof tempDir>> } | undefined;
  let students = 0;

  const close = async (): Promise<void> => {
    const { seven, dir } = open ?? {};
    open = undefined;
    await seven?.stop('SIGKILL');
    await dir?.remove();
  };
  const product = async () => {
    if (open) return open;
    const dir = await tempDir();
    const launch = () => launchSeven(dir.path, freePort, ENV);
    // Another program may take a free port before it is listened on.
    open = { dir, seven: await launch().catch(launch) };
    return open;
  };
  const atRest = async (faults: () => string[]): Promise<string[]> => {
    const end = Date.now() + REST_MS;
    let left = faults();
    while (left.length > 0 && Date.now() < end) {
      await sleep(50);
      left = faults();
    }
    return left;
  };

  const visit = async (journey: Journey, point: string): Promise<Visit | null> => {
    const service = (point.split(':')[0] ?? '') as SevenName;
    const account = accountOf(`student-${(students += 1)}`);
    const { seven, dir } = await product();
    const isReady = await seven.restart(service, 'SIGTERM', { FAILPOINT: point }).then(
      () => true,
      () => false,
    );
    const victim = seven.processes.get(service);
    if (isReady) {
      const gone = new AbortController();
      void victim?.exited.then(() => gone.abort());
      await travel(seven.url, journey, account, gone.signal).catch(() => undefined);
      if (!victim?.killed()) {
        await seven.restart(service, 'SIGTERM');
        return null;
      }
    }
    await seven.restart(service, 'SIGKILL');
    const { status } = await travel(seven.url, journey, account);
    const traveller = { journey, email: account.email, status };
    return { met: true, faults: await atRest(() => faultsOf('seven', dir.path, traveller)) };
  };

  return {
    close,
    visit: async (journey: Journey, point: string): Promise<Visit | null> => {
      let seen: Visit | null;
      try {
        seen = await visit(journey, point);
      } catch (error) {
        seen = { met: true, faults: [error instanceof Error ? error.message : String(error)] };
      }
      // What one visit left shall not be held against the next.
      if (seen && seen.faults.length > 0) await close();
      return seen;
    },
  };
};
