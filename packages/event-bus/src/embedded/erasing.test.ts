import { readFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { eventually } from '../conformance/sample-events.ts';
import { newEvent } from '../new-event.ts';
import { busOnTempFile } from './bus-on-temp-file.ts';

const from = (id: string) => ({ source: 'test', id, now: new Date(0) });
const registered = (userId: string) =>
  newEvent(
    'users.registered',
    {
      userId,
      email: `${userId}@example.org`,
      username: userId,
      firstName: 'Thandi',
      lastName: 'Nkosi',
    },
    from(`registered ${userId}`),
  );
const deleted = (userId: string) =>
  newEvent('users.deleted', { userId }, from(`deleted ${userId}`));

describe('what the bus keeps of a deleted user', () => {
  let temp: Awaited<ReturnType<typeof busOnTempFile>>;
  beforeEach(async () => {
    temp = await busOnTempFile();
  });
  afterEach(() => temp.remove());

  test('the registration goes from log, parked events and dead letters; other users’ stay', async () => {
    const bus = temp.open({ retry: { inPlaceMs: [], parkedMs: [] } });
    const retrying = temp.open({ retry: { inPlaceMs: [], parkedMs: [86_400_000] } });
    const fail = async () => {
      throw new Error('no');
    };
    await bus.subscribe('users.registered', { group: 'dead' }, fail);
    await retrying.subscribe('users.registered', { group: 'parked' }, fail);
    await bus.publish([registered('u1'), registered('u2'), deleted('u1')]);
    const of = async (group: string) => (await bus.stats()).find((one) => one.group === group);
    await eventually('both failed', async () => {
      const [dead, parked] = [await of('dead'), await of('parked')];
      return dead?.deadLetters === 2 && parked?.retries === 2;
    });
    expect(await bus.prune()).toBe(1);
    expect(await bus.prune()).toBe(0);
    expect(await of('dead')).toMatchObject({ deadLetters: 1 });
    expect(await of('parked')).toMatchObject({ retries: 1 });
    const file = new DatabaseSync(temp.file);
    file.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    const left = file.prepare('SELECT envelope FROM events').all();
    file.close();
    expect(JSON.stringify(left)).not.toContain('u1@example.org');
    expect(JSON.stringify(left)).toContain('u2@example.org');
    expect(readFileSync(temp.file).includes('u1@example.org')).toBe(false);
  });

  test('a registration somebody has still to handle stays until then', async () => {
    const bus = temp.open();
    const subscription = await bus.subscribe(
      'users.registered',
      { group: 'g' },
      async () => undefined,
    );
    await subscription.close();
    await bus.publish([registered('u1'), deleted('u1')]);
    expect(await bus.prune()).toBe(0);
    const seen: string[] = [];
    await bus.subscribe('users.registered', { group: 'g' }, async ({ id }) => void seen.push(id));
    await eventually('handled', async () => (await bus.stats())[0]?.lag === 0);
    expect(seen).toEqual(['registered u1']);
    expect(await bus.prune()).toBe(1);
  });
});
