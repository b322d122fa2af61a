import { setFlagsFromString } from 'node:v8';
import { migrateIfAsked, processEnvironment, runUntilSignal } from '@argint/service-kit';
import { runStandalone } from './create-standalone.ts';
import { urlOf } from './run-file.ts';
import { topology } from './topology.ts';

// V8 does not shrink an idle heap. Grow it by at most 50 % per collection (the default is several times).
setFlagsFromString('--heap-growing-percent=50');

if (!(await migrateIfAsked(topology)))
  await runUntilSignal(
    () => runStandalone(processEnvironment()),
    (running) => process.stdout.write(`Argument Intelligence is ready on ${urlOf(running)}\n`),
  );
