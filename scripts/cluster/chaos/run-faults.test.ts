import { beforeEach, describe, expect, test } from '@jest/globals';
import type { Action, Fault } from './fault-list.ts';
import type { ChaosLoad } from './load-generator.ts';
import { runFaults, type FaultRun } from './run-faults.ts';

const shell = (command: string): Action => ({ kind: 'shell', command });
const fault = (name: string, change: Partial<Fault> = {}): Fault => ({
  name,
  do: [shell(`do ${name}`)],
  undo: [shell(`undo ${name}`)],
  expected: { text: 'nothing fails', recoverySeconds: 0 },
  ...change,
});

describe('a run of faults', () => {
  let done: string[];
  let now: number;
  let load: ChaosLoad;
  let run: FaultRun;
  beforeEach(() => {
    done = [];
    now = 0;
    load = {
      seen: { requests: [], jobs: [], credits: [] },
      settled: async (time) => void done.push(`settled at ${time}`),
      stop: async () => void done.push('stop'),
    };
    run = {
      act: async (action) => {
        const { command } = action as { command: string };
        done.push(command);
        if (command.includes('fails')) throw new Error(`${command}!`);
      },
      floor: { requestsPerSecond: 0, jobsInFlight: 0 },
      log: () => undefined,
      pause: async (ms) => void (now += ms),
      now: () => now,
    };
  });

  test('undoes each fault and waits for its analyses before the next one', async () => {
    await runFaults([fault('a'), fault('b')], load, run);
    expect(done).toEqual([
      'do a',
      'undo a',
      'settled at 50000',
      'do b',
      'undo b',
      'settled at 70000',
      'stop',
    ]);
  });

  test('judges a fault by the requests of its own time', async () => {
    const act = run.act;
    run.act = async (action) => {
      await act(action);
      if (done.at(-1) === 'do b')
        load.seen.requests.push({ at: now + 1, route: 'state', status: 0, hasRetryAfter: false });
    };
    const rows = await runFaults([fault('a'), fault('b')], load, run);
    expect(rows.map(({ verdict }) => verdict?.failed)).toEqual([0, 1]);
  });

  test('undoes a fault that could not be done, and counts it as broken', async () => {
    const [row] = await runFaults([fault('fails', { undo: [shell('mend')] })], load, run);
    expect(done).toContain('mend');
    expect(row?.verdict?.faults[0]).toBe('do fails!');
  });

  test('keeps the rows of a run in which a fault could not be undone, and does no further fault', async () => {
    const stuck = fault('b', { undo: [shell('undo fails')] });
    const rows = await runFaults([fault('a'), stuck, fault('c')], load, run);
    expect(done).not.toContain('do c');
    expect(done.at(-1)).toBe('stop');
    expect(rows.map(({ verdict, missing }) => verdict?.faults[0] ?? missing)).toEqual([
      'the credits of no account were checked',
      'undo fails!',
      '"b" could not be undone',
    ]);
  });

  test('leaves a fault out whose commands are missing, and says so', async () => {
    const rows = await runFaults([fault('a', { missing: 'X is not set' })], load, run);
    expect(done).toEqual(['stop']);
    expect(rows).toEqual([{ name: 'a', expected: 'nothing fails', missing: 'X is not set' }]);
  });
});
