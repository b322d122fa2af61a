import { afterAll, describe, expect, test } from '@jest/globals';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openCounters } from './testing/counter-store.ts';

const folder = mkdtempSync(join(tmpdir(), 'aggregate-store-'));
const fixture = (name: string, ...args: string[]) =>
  spawn(process.execPath, [join(import.meta.dirname, 'testing', name), ...args], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });

describe('processes sharing one file', () => {
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test('every write a killed process was told is durable is there after it', async () => {
    const file = join(folder, 'killed.db');
    const child = fixture('insert-process.ts', file);
    let acknowledged = '';
    child.stdout.on('data', (chunk: Buffer) => {
      acknowledged += chunk.toString();
      if (acknowledged.split('\n').length > 200) child.kill('SIGKILL');
    });
    await once(child, 'close');
    expect(child.signalCode).toBe('SIGKILL');

    const { store, counters } = await openCounters({ file });
    // The last line may be cut short by the kill.
    const ids = acknowledged.split('\n').slice(0, -1);
    const lost = [];
    for (const id of ids) if ((await counters.get(id)) === null) lost.push(id);
    expect(lost).toEqual([]);
    await counters.insert({ _id: 'after', count: 1 });
    await store.close();
  });

  test('updates of one aggregate from two processes are all there', async () => {
    const file = join(folder, 'shared.db');
    const { store, counters } = await openCounters({ file });
    await counters.insert({ _id: 'shared', count: 0 });
    const children = [
      fixture('count-up-process.ts', file, '100'),
      fixture('count-up-process.ts', file, '100'),
    ];
    await Promise.all(children.map((child) => once(child.stdout, 'data')));
    for (const child of children) child.stdin.write('go\n');
    const exits = await Promise.all(children.map((child) => once(child, 'close')));
    expect(exits).toEqual([
      [0, null],
      [0, null],
    ]);
    expect(await counters.get('shared')).toMatchObject({ count: 200, version: 201 });
    await store.close();
  });

  test('a lease passes to the other process after its holder is killed, and not before', async () => {
    const file = join(folder, 'lease.db');
    const ask = () => fixture('hold-lease-process.ts', file, '500');
    const holder = ask();
    expect(String((await once(holder.stdout, 'data'))[0])).toBe('held\n');
    const other = ask();
    expect(String((await once(other.stdout, 'data'))[0])).toBe('not held\n');
    const killedAt = performance.now();
    holder.kill('SIGKILL');
    expect(String((await once(other.stdout, 'data'))[0])).toBe('held\n');
    // The last renewal was at most a third of the lease time before the kill.
    expect(performance.now() - killedAt).toBeGreaterThan(300);
    other.kill('SIGKILL');
    await once(other, 'close');
  });
});
