/**
 * What does one analysis cost? Runs the seven services, each in a process of its own, and prints the processor time,
 * memory and disk space of each for analyses of 1,000 words, grammar included.
 *
 *   node scripts/measure/cost-of-an-analysis.ts [COUNT]   (default 40)
 */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { launchSeven, longEssay, registerUser, SEVEN, tempDir } from '@argint/testkit';

const WORDS = 1_000;
const WARM_UP = 4;
const AT_ONCE = 2;
/** Stores empty their write-ahead logs 10 s after a commit. Only then is a file's size what it keeps. */
const LOGS_EMPTY_MS = 15_000;
/** Clock ticks of /proc are hundredths of a second on every Linux that Node runs on. */
const MS_PER_TICK = 10;

const count = Number(process.argv[2] ?? 40);
const dir = await tempDir();
const seven = await launchSeven(dir.path, { env: { GRAMMAR: 'on' } });

const pidOf = (service: (typeof SEVEN)[number]): number => seven.processes.get(service)?.pid ?? 0;
const processorMs = (pid: number): number => {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // Fields 14 and 15, counted after the name, which is in brackets: time in user and in kernel mode.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * MS_PER_TICK;
};
const residentMb = (pid: number): number => {
  const [, kilobytes = '0'] =
    /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1_024;
};
const storedKb = (folder: string): number =>
  readdirSync(folder)
    .filter((name) => name.includes('.sqlite'))
    .reduce((sum, name) => sum + statSync(join(folder, name)).size / 1_024, 0);
const processorOfAll = () => SEVEN.map((service) => processorMs(pidOf(service)));
const storedByAll = async (): Promise<number[]> => {
  await sleep(LOGS_EMPTY_MS);
  return [...SEVEN.map((service) => storedKb(join(dir.path, service))), storedKb(dir.path)];
};

let users = 0;
const analyse = async (): Promise<void> => {
  const user = await registerUser(seven.url, `student${(users += 1)}`);
  const { body } = await user.start(longEssay(WORDS));
  const last = (await user.follow(body.jobId, { limitMs: 120_000 })).at(-1);
  if (last?.status !== 'completed') throw new Error(`an analysis ended as ${last?.status}`);
};
const analyseMany = async (many: number): Promise<void> => {
  let left = many;
  const lane = async (): Promise<void> => {
    while (left-- > 0) await analyse();
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
};

try {
  await analyseMany(WARM_UP);
  const storedBefore = await storedByAll();
  const processorBefore = processorOfAll();
  await analyseMany(count);
  const processorAfter = processorOfAll();
  const memory = SEVEN.map((service) => residentMb(pidOf(service)).toFixed(0));
  const storedAfter = await storedByAll();
  console.log('| process | ms of a core an analysis | memory, MB | kB stored an analysis |');
  console.log('| --- | --- | --- | --- |');
  for (const [i, name] of [...SEVEN, 'bus file'].entries()) {
    const spent = ((processorAfter[i] ?? Number.NaN) - (processorBefore[i] ?? 0)) / count;
    const stored = ((storedAfter[i] ?? 0) - (storedBefore[i] ?? 0)) / count;
    const processor = Number.isNaN(spent) ? '–' : spent.toFixed(0);
    console.log(`| ${name} | ${processor} | ${memory[i] ?? '–'} | ${stored.toFixed(0)} |`);
  }
} finally {
  await seven.stop('SIGKILL');
  await dir.remove();
}
