import { processEnvironment, runUntilSignal } from '@argint/service-kit';
import { runStandalone } from './create-standalone.ts';
import { urlOf } from './run-file.ts';

await runUntilSignal(
  () => runStandalone(processEnvironment()),
  (running) => process.stdout.write(`Argument Intelligence is ready on ${urlOf(running)}\n`),
);
