import { openEmbeddedBus } from '../embedded-bus.ts';
import { TOPIC } from '@argint/event-bus/testing';

// A member of group g that kills itself while it handles one id. Prints what it handles.
const [, , file, crashing] = process.argv;
const bus = openEmbeddedBus({
  file: file!,
  onError: () => undefined,
  retry: { inPlaceMs: [], parkedMs: [10, 10, 10, 10, 10] },
  timings: { heartbeatMs: 50, retryCheckMs: 10 },
});
await bus.consume('g', {
  [TOPIC]: async ({ id }) => {
    process.stdout.write(`handling ${id}\n`);
    // The kill does not wait for the pipe, so it comes one turn after the write.
    if (id === crashing) setImmediate(() => process.kill(process.pid, 'SIGKILL'));
    if (id === crashing) await new Promise(() => undefined);
  },
});
process.once('SIGTERM', () => void bus.close());
