import { lockDataDir } from '../data-lock.ts';

/** Takes the lock (argument 1) of a data folder, says `locked` or `refused`, and keeps it until it is killed. */
const [, , file = ''] = process.argv;
try {
  lockDataDir(file, 'the folder');
  process.stdout.write('locked\n');
} catch {
  process.stdout.write('refused\n');
}
setInterval(() => undefined, 60_000);
