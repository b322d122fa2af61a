import type { EventData } from '@argint/contracts';
import { describe, expect, test } from '@jest/globals';
import { createRevocationList, type RevokedEntry } from './revocation-list.ts';

const at = (seconds: number): string => new Date(seconds * 1_000).toISOString();
const revoked = (sid: string | null, revokedAt = 100): EventData<'auth.sessions.revoked'> => ({
  userId: 'u1',
  sid,
  revokedAt: at(revokedAt),
  expiresAt: at(revokedAt + 1_000),
});
const token = (sid: string, issuedAt: number, userId = 'u1') => ({
  userId,
  sid,
  issuedAt: new Date(issuedAt * 1_000),
});

const setUp = () => {
  const state = { now: 100, loads: 0, down: false, entries: [] as RevokedEntry[] };
  const tasks: (() => Promise<unknown>)[] = [];
  const handlers: ((event: { data: EventData<'auth.sessions.revoked'> }) => Promise<void>)[] = [];
  const checks: (() => Promise<void>)[] = [];
  const joined: (() => void)[] = [];
  const list = createRevocationList({
    load: async () => {
      state.loads += 1;
      if (state.down) throw new Error('down');
      return state.entries;
    },
    clock: () => new Date(state.now * 1_000),
  });
  const context = {
    every: (_ms: number, _task: string, run: () => Promise<unknown>) => void tasks.push(run),
    check: (_name: string, check: () => Promise<void>) => void checks.push(check),
    everyReplica: async (all: Record<string, unknown>, onSubscribed: () => void) => {
      handlers.push(...(Object.values(all) as typeof handlers));
      joined.push(onSubscribed);
    },
  };
  const follow = () => list.follow(context as unknown as Parameters<typeof list.follow>[0]);
  return { state, list, follow, tasks, handlers, checks, joined };
};

describe('the revocation list', () => {
  test('refuses every token of a revoked session and no other', () => {
    const { list } = setUp();
    list.add(revoked('s1'));
    expect(list.isRevoked(token('s1', 1))).toBe(true);
    expect(list.isRevoked(token('s2', 1))).toBe(false);
  });

  test('refuses the tokens a user had before all sessions were revoked, not the later ones', () => {
    const { list } = setUp();
    list.add(revoked(null));
    expect(list.isRevoked(token('s1', 99.999))).toBe(true);
    expect(list.isRevoked(token('s9', 100.001))).toBe(false);
    expect(list.isRevoked(token('s1', 1, 'u2'))).toBe(false);
  });

  test('keeps the newer revocation when an older one of the same user arrives again', () => {
    const { list } = setUp();
    const [older, newer] = [revoked(null, 100), revoked(null, 200)];
    for (const event of [older, newer, older]) list.add(event);
    expect(list.isRevoked(token('s1', 150))).toBe(true);
    expect(list.isRevoked(token('s2', 201))).toBe(false);
  });

  test('removes a revocation when the last token of the session has expired', () => {
    const { list, state } = setUp();
    list.add(revoked('s1'));
    state.now = 1_100;
    list.forget();
    expect(list.size()).toBe(0);
  });

  test('has the sessions that auth lists and those announced on the bus later', async () => {
    const { list, follow, state, handlers } = setUp();
    state.entries = [{ userId: 'u1', sid: '', revokedAt: at(50), expiresAt: at(5_000) }];
    await follow();
    await handlers[0]?.({ data: revoked('s2') });
    expect(list.isRevoked(token('s1', 49))).toBe(true);
    expect(list.isRevoked(token('s2', 99))).toBe(true);
  });

  test('is not ready until it was loaded once, then reloads each minute', async () => {
    const { follow, state, tasks, checks } = setUp();
    state.down = true;
    await follow();
    await expect(checks[0]?.()).rejects.toThrow('not loaded');
    state.down = false;
    await tasks[0]?.();
    await expect(checks[0]?.()).resolves.toBeUndefined();
    await tasks[0]?.();
    expect(state.loads).toBe(2);
    state.now += 60;
    await tasks[0]?.();
    expect(state.loads).toBe(3);
  });

  test('is read again when the bus is joined late: revocations before that were not announced', async () => {
    const { list, follow, state, tasks, joined } = setUp();
    await follow();
    state.entries = [{ userId: 'u1', sid: 's1', revokedAt: at(90), expiresAt: at(5_000) }];
    await tasks[0]?.();
    expect(list.isRevoked(token('s1', 1))).toBe(false);
    joined[0]?.();
    await tasks[0]?.();
    expect(list.isRevoked(token('s1', 1))).toBe(true);
  });
});
