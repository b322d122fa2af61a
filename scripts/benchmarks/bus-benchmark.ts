import { join } from 'node:path';
import { newEvent } from '@argint/event-bus';
import { openEmbeddedBus } from '@argint/event-bus-embedded';
import { quantile, type Figure } from './statistics.ts';

/** Question: how long does it take from publishing an event durably to its handler? */
const EVENTS = 2_000;

export const busBenchmark = async (dataDir: string): Promise<Figure[]> => {
  const bus = openEmbeddedBus({
    file: join(dataDir, 'bench-bus.sqlite'),
    onError: (error) => {
      throw error;
    },
  });
  const times: number[] = [];
  let begun = 0;
  let arrived = (): void => undefined;
  await bus.consume('bench', {
    'essays.deleted': async () => {
      times.push(performance.now() - begun);
      arrived();
    },
  });
  for (let i = 0; i < EVENTS; i += 1) {
    const here = new Promise<void>((resolve) => {
      arrived = resolve;
    });
    begun = performance.now();
    await bus.publish([
      newEvent(
        'essays.deleted',
        { userId: 'u', essayId: `e${i}` },
        { source: 'bench', id: `id-${i}`, now: new Date() },
      ),
    ]);
    await here;
  }
  await bus.close();
  return [
    { name: 'bus, publish to handler, p50', value: quantile(times, 0.5), unit: 'ms' },
    { name: 'bus, publish to handler, p99', value: quantile(times, 0.99), unit: 'ms' },
  ];
};
