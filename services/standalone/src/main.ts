import { setFlagsFromString } from 'node:v8';
import { processEnvironment, runUntilSignal } from '@argint/service-kit';
import { runStandalone } from './create-standalone.ts';
import { urlOf } from './run-file.ts';

// Node collects nothing while it idles, so a heap stays as large as work has let it grow: by half of what lives, then.
setFlagsFromString('--heap-growing-percent=50');

await runUntilSignal(
  () => runStandalone(processEnvironment()),
  (running) => process.stdout.write(`Argument Intelligence is ready on ${urlOf(running)}\n`),
);
