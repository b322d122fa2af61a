import { describe, expect, test } from '@jest/globals';
import { makeStore } from '../../app/store.ts';
import { createMemoryStorage, openStorage } from './browser-storage.ts';
import { keptValues } from './kept-values.ts';

const forbidden = (): Storage => {
  throw new DOMException('denied', 'SecurityError');
};
const full = (): Storage => ({
  ...createMemoryStorage(),
  length: 0,
  setItem: () => {
    throw new DOMException('full', 'QuotaExceededError');
  },
});

describe('a browser that forbids storage', () => {
  test('keeps values in memory until the page is closed', () => {
    const storage = openStorage(forbidden);
    storage.setItem('a', '1');
    expect(storage.getItem('a')).toBe('1');
    expect(storage.key(0)).toBe('a');
    storage.removeItem('a');
    expect(storage).toHaveLength(0);
  });
  test('does not keep the page from starting', () => {
    const services = { local: openStorage(forbidden), session: openStorage(forbidden) };
    expect(makeStore({ ...services, now: Date.now }).getState().session.token).toBeNull();
  });
});

describe('kept values', () => {
  test('go to session storage when local storage is full', () => {
    const session = createMemoryStorage();
    keptValues({ local: full(), session, now: Date.now }).set('a', '1');
    expect(session.getItem('a')).toBe('1');
  });
  test('survive in memory when both are full', () => {
    const services = { local: full(), session: full(), now: Date.now };
    keptValues(services).set('a', '1');
    expect(keptValues(services).get('a')).toBe('1');
    expect(keptValues(services).keys('a')).toEqual(['a']);
    keptValues(services).remove('a');
    expect(keptValues(services).get('a')).toBeNull();
  });
  test('a newer value replaces one in another storage', () => {
    const services = {
      local: createMemoryStorage(),
      session: createMemoryStorage(),
      now: Date.now,
    };
    services.session.setItem('a', 'old');
    keptValues(services).set('a', 'new');
    expect(keptValues(services).get('a')).toBe('new');
    expect(services.session.getItem('a')).toBeNull();
  });
});
