import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { lockDataDir } from '../data-lock.ts';

/**
 * Takes the lock (argument 1) of a data folder, collects garbage, says `locked` or `refused`, and keeps the lock until it
 * is killed, though it keeps nothing of what lockDataDir returned.
 */
const [, , file = ''] = process.argv;
try {
  lockDataDir(file, 'the folder');
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
  process.stdout.write('locked\n');
} catch {
  process.stdout.write('refused\n');
}
setInterval(() => undefined, 60_000);
