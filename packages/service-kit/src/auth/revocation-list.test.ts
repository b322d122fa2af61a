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
    subscribe: async (_topic: string, handler: unknown) =>
      void handlers.push(handler as (typeof handlers)[number]),
  };
  const follow = () => list.follow(context as unknown as Parameters<typeof list.follow>[0]);
  return { state, list, follow, tasks, handlers, checks };
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

  test('forgets a revocation when the last token of the session has run out anyway', () => {
    const { list, state } = setUp();
    list.add(revoked('s1'));
    state.now = 1_100;
    list.forget();
    expect(list.size()).toBe(0);
  });

  test('holds what auth lists and what the bus tells after that', async () => {
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

  test('reloads at once after the clock was set back by an hour, and each minute from then', async () => {
    const { follow, state, tasks } = setUp();
    await follow();
    state.now -= 3_600;
    await tasks[0]?.();
    await tasks[0]?.();
    expect(state.loads).toBe(2);
    state.now += 60;
    await tasks[0]?.();
    expect(state.loads).toBe(3);
  });
});
