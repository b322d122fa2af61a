import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/**
 * The environment that `make start` sets. With the defaults of V8 and glibc the process holds 200 MB more, and without
 * the cache 20 MB, because the main thread and each engine thread then load the compiler that removes types.
 */
export const AS_STARTED = {
  GRAMMAR: 'on',
  NODE_COMPILE_CACHE: join(import.meta.dirname, '../../node_modules/.cache/compiled'),
  NODE_OPTIONS: '--max-semi-space-size=4',
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '32768',
};

/** Resident memory of a process in MB. NaN on systems without /proc. */
export const memoryMb = (pid: number): number => {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1_024;
  } catch {
    return NaN;
  }
};

/** Processor time that a process has used so far, all threads, in µs. NaN on systems without /proc. */
export const processorUs = (pid: number): number => {
  try {
    // The program's name, in brackets, may hold spaces. Times are in ticks of 10 ms.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    return (Number(fields[11]) + Number(fields[12])) * 10_000;
  } catch {
    return NaN;
  }
};

/** Gives an account the unlimited plan while the product runs. */
export const grantUnlimited = async (dataDir: string, email: string): Promise<void> => {
  const admin = join(import.meta.dirname, '..', 'admin.ts');
  await run(
    process.execPath,
    [
      '--disable-warning=ExperimentalWarning',
      admin,
      'grant',
      '--email',
      email,
      '--plan',
      'unlimited',
    ],
    {
      env: { PATH: process.env['PATH'] ?? '', DATA_DIR: dataDir },
    },
  );
};
