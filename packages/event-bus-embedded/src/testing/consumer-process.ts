import { existsSync } from 'node:fs';
import { openEmbeddedBus } from '../embedded-bus.ts';
import { TOPIC } from '@argint/event-bus/testing';

// A member of group g. Prints what it handles, never returns from one id, and blocks its whole process on
// another until a file appears.
const [, , file, hangOn, freezeOn, thaw] = process.argv;
const blockUntil = (path: string) => {
  while (!existsSync(path)) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20);
};
const say = (line: string) => process.stdout.write(`${line}\n`);
const bus = openEmbeddedBus({
  file: file!,
  onError: (error) => say(`error ${String(error)}`),
  timings: { leaseMs: 400, heartbeatMs: 50, closeMs: 1_000 },
});
await bus.consume('g', {
  [TOPIC]: ({ id }) => {
    say(`handled ${id}`);
    if (id === freezeOn) blockUntil(thaw!);
    return id === hangOn ? new Promise(() => undefined) : Promise.resolve();
  },
});
say('ready');
process.once('SIGTERM', () => void bus.close().then(() => say('closed')));
