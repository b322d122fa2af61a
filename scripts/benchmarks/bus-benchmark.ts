import { join } from 'node:path';
import { openEmbeddedBus } from '@argint/event-bus-embedded';
import { busPipe, measureLatencies } from './event-pipe.ts';
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
  const times = await measureLatencies(await busPipe(bus), EVENTS);
  await bus.close();
  return [
    { name: 'bus, publish to handler, p50', value: quantile(times, 0.5), unit: 'ms' },
    { name: 'bus, publish to handler, p99', value: quantile(times, 0.99), unit: 'ms' },
  ];
};
