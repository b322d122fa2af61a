import { describe, expect, test } from '@jest/globals';
import { LOCAL } from '../../../config/storage-keys.ts';
import { createMemoryStorage } from '../../../lib/storage/browser-storage.ts';
import { storedStates } from './stored-states.ts';

describe('storedStates', () => {
  test('keeps the state of each critique by essay', () => {
    const local = createMemoryStorage();
    storedStates(local).setState('e1', 'c1', 'resolved');
    storedStates(local).setState('e1', 'c2', 'not-useful');
    storedStates(local).setState('e2', 'c1', 'intended');
    expect(storedStates(local).getStates('e1')).toEqual({ c1: 'resolved', c2: 'not-useful' });
    expect(storedStates(local).getStates('e2')).toEqual({ c1: 'intended' });
    expect(storedStates(local).getStates('e3')).toEqual({});
  });
  test('a critique that is opened again is forgotten', () => {
    const local = createMemoryStorage();
    storedStates(local).setState('e1', 'c1', 'resolved');
    storedStates(local).setState('e1', 'c1', 'open');
    expect(storedStates(local).getStates('e1')).toEqual({});
  });
  test('unreadable storage counts as all open', () => {
    const local = createMemoryStorage();
    for (const value of ['{', '{}', 'null', '[["e1",{"c1":"gone"}]]']) {
      local.setItem(LOCAL.critiqueStates, value);
      expect(storedStates(local).getStates('e1')).toEqual({});
    }
  });
  test('forgets the essays that were changed longest ago', () => {
    const local = createMemoryStorage();
    for (let i = 0; i < 60; i += 1) storedStates(local).setState(`e${i}`, 'c', 'resolved');
    expect(storedStates(local).getStates('e9')).toEqual({});
    expect(storedStates(local).getStates('e10')).toEqual({ c: 'resolved' });
  });
  test('full storage loses nothing that is shown', () => {
    const full: Storage = {
      ...createMemoryStorage(),
      length: 0,
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    };
    expect(() => storedStates(full).setState('e1', 'c1', 'resolved')).not.toThrow();
  });
});
