import { setTimeout as sleep } from 'node:timers/promises';
import type { ChaosRow } from './chaos-table.ts';
import type { Action, Fault } from './fault-list.ts';
import { judge, type FaultWindow, type LoadFloor } from './judge.ts';
import type { ChaosLoad } from './load-generator.ts';

/** Before the first fault: all lanes register and start at the same moment, which is a load of its own. */
const WARM_UP_SECONDS = 30;
/** After each fault the load goes on for at least this long, so that accounts end and can be audited. */
const AFTER_SECONDS = 20;

/** A fault with the time it took, or why it was left out. */
interface Done {
  fault: Fault;
  window?: FaultWindow;
  /** What went wrong with the fault itself, such as an update that did not come to an end. */
  problem?: string;
  /** Whether the fault is still there, so that no other may follow. */
  isStuck?: boolean;
}

const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

export interface FaultRun {
  act: (action: Action) => Promise<void>;
  floor: LoadFloor;
  log: (line: string) => void;
  /** @default a timer */
  pause?: (ms: number) => Promise<unknown>;
  /** Unix time in ms. @default the clock */
  now?: () => number;
}

const doFault = async (
  fault: Fault,
  load: Pick<ChaosLoad, 'settled'>,
  { act, pause = sleep, now = Date.now }: FaultRun,
): Promise<Done> => {
  if (fault.missing !== undefined) return { fault };
  const from = now();
  let problem: string | undefined;
  let isStuck = false;
  try {
    for (const action of fault.do) await act(action);
  } catch (error) {
    problem = messageOf(error);
  }
  try {
    for (const action of fault.undo) await act(action);
  } catch (error) {
    problem = messageOf(error);
    isStuck = true;
  }
  const undone = now();
  await pause(Math.max(AFTER_SECONDS, fault.expected.recoverySeconds + 5) * 1_000);
  const to = now();
  await load.settled(to);
  const window = { from, undone, to, settled: now() };
  return { fault, window, isStuck, ...(problem === undefined ? {} : { problem }) };
};

const toRow = ({ fault, window, problem }: Done, load: ChaosLoad, floor: LoadFloor): ChaosRow => {
  const { name, expected, missing = '' } = fault;
  if (!window) return { name, expected: expected.text, missing };
  const verdict = judge(load.seen, expected, window, floor);
  const faults = problem === undefined ? verdict.faults : [problem, ...verdict.faults];
  return { name, expected: expected.text, verdict: { ...verdict, faults } };
};

/**
 * Does the faults one after the other under load, then ends the load and judges each of them. A fault that cannot be
 * undone is broken, and those after it are left out, because it would spoil them.
 */
export const runFaults = async (
  faults: readonly Fault[],
  load: ChaosLoad,
  run: FaultRun,
): Promise<ChaosRow[]> => {
  const log = (line: string): void => run.log(`${new Date().toISOString()} ${line}`);
  const { pause = sleep } = run;
  const done: Done[] = [];
  try {
    await pause(WARM_UP_SECONDS * 1_000);
    for (const listed of faults) {
      const stuck = done.find(({ isStuck }) => isStuck)?.fault.name;
      const missing = stuck === undefined ? listed.missing : `"${stuck}" could not be undone`;
      const fault = missing === undefined ? listed : { ...listed, missing };
      log(missing === undefined ? fault.name : `${fault.name}: left out, ${missing}`);
      done.push(await doFault(fault, load, run));
    }
  } finally {
    log('waiting for the last analyses and credits');
    await load.stop();
  }
  return done.map((one) => toRow(one, load, run.floor));
};
