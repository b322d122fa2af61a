import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { eventually, sample, samples, TOPIC } from '@argint/event-bus/testing';
import { runScript } from '../testing/run-script.ts';
import { createTempBus } from '../testing/temp-bus.ts';

jest.setTimeout(30_000);

describe('several processes on one bus file', () => {
  let temp: Awaited<ReturnType<typeof createTempBus>>;
  let children: ReturnType<typeof runScript>[];
  const consumer = (hangOn?: string) => {
    const child = runScript('consumer-process', [temp.file, ...(hangOn ? [hangOn] : [])]);
    children.push(child);
    return child;
  };
  const ready = (all: typeof children) =>
    eventually('start', () => all.every(({ lines }) => lines.includes('ready')));
  const handled = (child: (typeof children)[number]) =>
    child.lines.filter((line) => line.startsWith('handled ')).map((line) => line.slice(8));

  beforeEach(async () => {
    temp = await createTempBus();
    children = [];
  });
  afterEach(async () => {
    await Promise.all(children.map((child) => child.end('SIGKILL')));
    await temp.remove();
  });

  test('several processes may create the bus file at the same moment', async () => {
    await ready([consumer(), consumer(), consumer()]);
    expect(children.flatMap(({ lines }) => lines)).toEqual(['ready', 'ready', 'ready']);
  });

  test('members in several processes share the events and handle each once, in order per key', async () => {
    await ready([consumer(), consumer()]);
    const bus = temp.open();
    const keys = Array.from({ length: 30 }, (_, index) => `key${index}`);
    const sent: string[] = [];
    for (
      let round = 0;
      children.some((child) => handled(child).length === 0) || round < 5;
      round += 1
    ) {
      await bus.publish(keys.map((key) => sample(key, `${key}-${round}`)));
      sent.push(...keys.map((key) => `${key}-${round}`));
      await eventually('this round', () => children.flatMap(handled).length >= sent.length);
    }
    await Promise.all(children.map((child) => child.end('SIGTERM')));
    expect(children.flatMap(handled).sort()).toEqual(sent.sort());
    for (const child of children) {
      for (const key of keys) {
        const rounds = handled(child)
          .filter((id) => id.startsWith(`${key}-`))
          .map((id) => Number(id.split('-')[1]));
        expect(rounds).toEqual(rounds.toSorted((a, b) => a - b));
      }
    }
  });

  test('the event that a killed member was handling is handled by another member', async () => {
    const bus = temp.open({ timings: { leaseMs: 400 } });
    const victim = consumer('a-3');
    await bus.publish(samples('a', 6));
    await eventually('the hanging event', () => handled(victim).includes('a-3'));
    await victim.end('SIGKILL');
    const seen: string[] = [];
    await bus.consume('g', { [TOPIC]: async ({ id }) => void seen.push(id) });
    await eventually('the last event', () => seen.includes('a-5'));
    expect(seen).toEqual(['a-3', 'a-4', 'a-5']);
  });

  test('a member that was frozen past its lease does not repeat what others handled meanwhile', async () => {
    const bus = temp.open({ timings: { leaseMs: 400 } });
    const thaw = join(temp.folder, 'thaw');
    const frozen = runScript('consumer-process', [temp.file, '', 'a-0', thaw]);
    children.push(frozen);
    await ready([frozen]);
    await bus.publish(samples('a', 3));
    await eventually('the freezing event', () => handled(frozen).includes('a-0'));
    const seen: string[] = [];
    const subscription = await bus.consume('g', { [TOPIC]: async ({ id }) => void seen.push(id) });
    await eventually('takeover', () => seen.length === 3);
    await writeFile(thaw, '');
    await subscription.close();
    await bus.publish([sample('a', 'after')]);
    await eventually('work for the woken', () => handled(frozen).includes('after'));
    expect(seen).toEqual(['a-0', 'a-1', 'a-2']);
    expect(handled(frozen)).toEqual(['a-0', 'after']);
  });
});
