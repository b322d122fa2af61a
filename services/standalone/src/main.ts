import { setFlagsFromString } from 'node:v8';
import { migrateIfAsked, processEnvironment, runUntilSignal } from '@argint/service-kit';
import { runStandalone } from './create-standalone.ts';
import { urlOf } from './run-file.ts';
import { topology } from './topology.ts';

// Grow a heap by at most 25 % between two collections (the default is several times).
setFlagsFromString('--heap-growing-percent=25');

if (!(await migrateIfAsked(topology)))
  await runUntilSignal(
    () => runStandalone(processEnvironment()),
    (running) => process.stdout.write(`Argument Intelligence is ready on ${urlOf(running)}\n`),
  );
