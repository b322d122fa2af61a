import { Worker } from 'node:worker_threads';
import type { ReadOutcome } from './read-outcome.ts';

// A process for one file: `read-process.ts EXTENSION MEMORY_MB CPU_MS < file` writes a ReadOutcome as JSON. The file is
// read in a thread, so that this one can watch memory and processor time: buffers outside the heap have no limit of
// their own.

/** How often memory and time are looked at, in ms. */
const WATCH_MS = 20;

const [extension = '', memoryMb = '', cpuMs = ''] = process.argv.slice(2);
const memory = Number(memoryMb) * 1024 * 1024;

const answer = (outcome: ReadOutcome): void => {
  process.stdout.write(JSON.stringify(outcome), () => process.exit());
};

const chunks: Buffer[] = [];
for await (const chunk of process.stdin) chunks.push(chunk as Buffer);
const bytes = new Uint8Array(Buffer.concat(chunks));
chunks.length = 0;

const thread = new Worker(new URL('./read-thread.ts', import.meta.url), {
  workerData: { bytes, extension },
  transferList: [bytes.buffer],
  resourceLimits: { maxOldGenerationSizeMb: Number(memoryMb) },
});
thread.once('message', answer);
thread.once('error', ({ code }: NodeJS.ErrnoException) =>
  answer({ fault: code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'too-complex' : 'damaged' }),
);
setInterval(() => {
  if (process.memoryUsage.rss() > memory) process.exit(1);
  const { user, system } = process.cpuUsage();
  if ((user + system) / 1_000 > Number(cpuMs)) answer({ fault: 'too-slow' });
}, WATCH_MS);
