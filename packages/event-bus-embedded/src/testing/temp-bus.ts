import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RetryPolicy } from '@argint/event-bus';
import type { EmbeddedBus, EmbeddedBusOptions } from '../embedded-bus-options.ts';
import { openEmbeddedBus } from '../embedded-bus.ts';

/** Three attempts in place, then two parked ones. */
export const TEST_RETRY: RetryPolicy = { inPlaceMs: [1, 1], parkedMs: [20, 20] };
/** How long a closing bus waits for its handlers, in milliseconds. */
const TEST_CLOSE_MS = 300;

/** A folder for one bus file, and a way to open buses on it with short times. `remove` closes them. */
export const createTempBus = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'bus-'));
  const file = join(folder, 'bus.sqlite');
  const opened: EmbeddedBus[] = [];
  const open = (options: Partial<EmbeddedBusOptions> = {}): EmbeddedBus => {
    const bus = openEmbeddedBus({
      file,
      onError: () => undefined,
      retry: TEST_RETRY,
      ...options,
      timings: {
        closeMs: TEST_CLOSE_MS,
        heartbeatMs: 50,
        retryCheckMs: 10,
        ...options.timings,
      },
    });
    opened.push(bus);
    return bus;
  };
  const remove = async () => {
    await Promise.all(opened.map((bus) => bus.close()));
    await rm(folder, { recursive: true });
  };
  return { file, folder, open, remove };
};
