import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CONFORMANCE_CLOSE_MS, CONFORMANCE_RETRY } from '../conformance/conformance-log.ts';
import type { EmbeddedBus, EmbeddedBusOptions } from './embedded-bus-options.ts';
import { openEmbeddedBus } from './embedded-bus.ts';

/** For tests: a folder for one bus file, and buses on it with the suite's short times. */
export const busOnTempFile = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'bus-'));
  const file = join(folder, 'bus.sqlite');
  const opened: EmbeddedBus[] = [];
  const open = (options: Partial<EmbeddedBusOptions> = {}): EmbeddedBus => {
    const bus = openEmbeddedBus({
      file,
      onError: () => undefined,
      retry: CONFORMANCE_RETRY,
      ...options,
      timings: {
        closeMs: CONFORMANCE_CLOSE_MS,
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
