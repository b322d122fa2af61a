import { describe, expect, test } from '@jest/globals';
import { LOCAL } from '../../../config/storage-keys.ts';
import { createMemoryStorage } from '../../../lib/storage/browser-storage.ts';
import { pendingDecisions } from './pending-decisions.ts';

const resolved = { state: 'resolved', reason: null } as const;
const at = (essayId: string, critiqueId: string, userId: string | null = 'u1') => ({
  essayId,
  critiqueId,
  userId,
});

describe('pendingDecisions', () => {
  test('keeps each decision by essay and critique until it is removed', () => {
    const local = createMemoryStorage();
    const pending = pendingDecisions(local);
    pending.set(at('e1', 'c1'), resolved);
    pending.set(at('e1', 'c2'), { state: 'not useful', reason: 'No.' });
    pending.set(at('e2', 'c1'), { state: 'open', reason: null });
    expect(pending.get('e1')).toEqual({
      c1: resolved,
      c2: { state: 'not useful', reason: 'No.' },
    });
    expect(pending.get('e3')).toEqual({});
    pending.set(at('e1', 'c1'), null);
    pending.set(at('e1', 'c2'), null);
    pending.set(at('e2', 'c1'), null);
    expect(local.getItem(LOCAL.critiqueStates)).toBeNull();
  });
  test('names the essays of one user', () => {
    const pending = pendingDecisions(createMemoryStorage());
    pending.set(at('e1', 'c1'), resolved);
    pending.set(at('e2', 'c1', 'u2'), resolved);
    pending.set(at('e3', 'c1', null), resolved);
    expect(pending.essaysOf('u1')).toEqual(['e1']);
  });
  test('reads what the page stored before the server kept states', () => {
    const local = createMemoryStorage();
    local.setItem(LOCAL.critiqueStates, '[["e1",{"c1":"not-useful","c2":"resolved","c3":"gone"}]]');
    expect(pendingDecisions(local).get('e1')).toEqual({
      c1: { state: 'not useful', reason: null, isOld: true },
      c2: { state: 'resolved', reason: null, isOld: true },
    });
    expect(pendingDecisions(local).essaysOf('u1')).toEqual([]);
  });
  test.each(['{', '{}', 'null', '[1]', '[["e1"]]', '[["e1",null]]', '[["e1",{"c1":{"state":7}}]]'])(
    'takes unreadable storage for empty: %s',
    (value) => {
      const local = createMemoryStorage();
      local.setItem(LOCAL.critiqueStates, value);
      expect(pendingDecisions(local).get('e1')).toEqual({});
      pendingDecisions(local).set(at('e1', 'c1'), resolved);
      expect(pendingDecisions(local).get('e1')).toEqual({ c1: resolved });
    },
  );
  test('forgets the essays that were changed longest ago', () => {
    const pending = pendingDecisions(createMemoryStorage());
    for (let i = 0; i < 60; i += 1) pending.set(at(`e${i}`, 'c'), resolved);
    expect(pending.get('e9')).toEqual({});
    expect(pending.get('e10')).toEqual({ c: resolved });
  });
  test('full storage throws nothing', () => {
    const full: Storage = {
      ...createMemoryStorage(),
      length: 0,
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    };
    expect(() => pendingDecisions(full).set(at('e1', 'c1'), resolved)).not.toThrow();
  });
});
