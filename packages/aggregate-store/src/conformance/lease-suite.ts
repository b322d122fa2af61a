import { expect, test } from '@jest/globals';
import { createStoreLease, leaseSchema, type StoreLease } from '../store-lease.ts';
import type { StoreHarness } from './store-under-test.ts';

const LEASE_MS = 3_000;

/** Claims about a lease that processes compete for, each with its own handle and its own clock. */
export const leaseSuite = ({ shareCollection }: StoreHarness): void => {
  /** Competing processes; their clocks start far apart and run alike. */
  const compete = async (...holders: string[]) => {
    let passed = 0;
    const reopen = await shareCollection(leaseSchema);
    const processes: Record<string, StoreLease> = {};
    for (const [i, holder] of holders.entries()) {
      processes[holder] = createStoreLease({
        leases: await reopen(),
        name: 'relay',
        holder,
        leaseMs: LEASE_MS,
        now: () => passed + i * 60_000,
      });
    }
    const leases = await reopen();
    return {
      hold: (holder: string): Promise<boolean> => processes[holder]!.hold(),
      release: (holder: string): Promise<void> => processes[holder]!.release(),
      pass: (ms: number) => void (passed += ms),
      time: () => passed,
      stored: () => leases.get('relay'),
    };
  };

  test('the first process to ask holds the lease, the other does not', async () => {
    const { hold } = await compete('a', 'b');
    expect([await hold('a'), await hold('b'), await hold('a')]).toEqual([true, false, true]);
  });

  test('when several processes ask at the same time, exactly one gets the lease', async () => {
    const { hold } = await compete('a', 'b', 'c', 'd');
    const answers = await Promise.all(['a', 'b', 'c', 'd'].map(hold));
    expect(answers.filter(Boolean)).toHaveLength(1);
  });

  test('after a release, one of the waiting processes gets the lease at once', async () => {
    const { hold, release } = await compete('a', 'b', 'c');
    await hold('a');
    await release('a');
    const answers = await Promise.all([hold('b'), hold('c')]);
    expect(answers.filter(Boolean)).toHaveLength(1);
    expect(await hold('a')).toBe(false);
  });

  test('releasing a lease that another process holds has no effect', async () => {
    const { hold, release } = await compete('a', 'b');
    await hold('a');
    await release('b');
    expect([await hold('b'), await hold('a')]).toEqual([false, true]);
  });

  test('a holder that renews keeps the lease even if the clock of another process is wrong', async () => {
    const { hold, pass } = await compete('a', 'b');
    for (let i = 0; i < 20; i += 1) {
      expect([await hold('a'), await hold('b')]).toEqual([true, false]);
      pass(LEASE_MS / 2);
    }
  });

  test('a killed holder loses the lease one lease time after another process first saw its last renewal', async () => {
    const { hold, pass } = await compete('killed', 'b');
    await hold('killed');
    pass(10 * LEASE_MS);
    expect(await hold('b')).toBe(false);
    pass(LEASE_MS - 1);
    expect(await hold('b')).toBe(false);
    pass(1);
    expect(await hold('b')).toBe(true);
  });

  test('a holder that was frozen learns that the lease is gone', async () => {
    const { hold, pass } = await compete('frozen', 'b');
    await hold('frozen');
    await hold('b');
    pass(LEASE_MS);
    expect(await hold('b')).toBe(true);
    expect(await hold('frozen')).toBe(false);
  });

  test('a holder writes nothing within a third of the lease time, and the fence counts holders', async () => {
    const { hold, release, pass, stored } = await compete('a', 'b');
    await hold('a');
    for (let i = 0; i < 5; i += 1) await hold('a');
    expect(await stored()).toMatchObject({ holder: 'a', fence: 1, beat: 0, version: 1 });
    pass(LEASE_MS / 3);
    await hold('a');
    expect(await stored()).toMatchObject({ holder: 'a', fence: 1, beat: 1 });
    await release('a');
    await hold('b');
    expect(await stored()).toMatchObject({ holder: 'b', fence: 2, beat: 0 });
  });

  test('no two processes hold the lease at once in 2,000 random steps with freezes and releases', async () => {
    const names = ['a', 'b', 'c'];
    const { hold, release, pass, time } = await compete(...names);
    let seed = 20_261_122;
    const random = (below: number): number => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      return Math.floor((seed / 2_147_483_648) * below);
    };
    /** Until when, by true time, a process may believe what `hold` told it. */
    const heldUntil = new Map<string, number>();
    let handovers = 0;
    let last = '';
    for (let step = 0; step < 2_000; step += 1) {
      const name = names[random(3)]!;
      if (random(10) === 0) {
        heldUntil.delete(name);
        await release(name);
      } else if (await hold(name)) {
        const others = names.filter((other) => other !== name);
        expect(others.filter((other) => (heldUntil.get(other) ?? 0) > time())).toEqual([]);
        heldUntil.set(name, time() + (LEASE_MS * 2) / 3);
        if (last !== name) handovers += 1;
        last = name;
      } else {
        heldUntil.delete(name);
      }
      // Now and then nobody asks for longer than the lease: as if every process were frozen.
      pass(random(20) === 0 ? LEASE_MS * 2 : random(LEASE_MS / 4));
    }
    expect(handovers).toBeGreaterThan(50);
    // Over a network each step is a round trip or two.
  }, 120_000);
};
