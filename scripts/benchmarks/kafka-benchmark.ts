import { join } from 'node:path';
import { openEmbeddedBus } from '@argint/event-bus-embedded';
import { createKafkaLog } from '@argint/event-bus-kafka/testing';
import { KAFKA_TIMINGS } from '../../packages/event-bus-kafka/src/kafka-bus-options.ts';
import { openBareKafka } from './bare-kafka.ts';
import { busPipe, measureLatencies, measureThroughput, type EventPipe } from './event-pipe.ts';
import { median, quantile, type Figure } from './statistics.ts';

/** Questions: what does Kafka cost instead of the embedded bus, and what does our adapter add to bare kafkajs? */
const EVENTS = 1_000;
const CALLS = 400;
const ROUNDS = 3;
/** As many as the topics of the log have. */
const PARTITIONS = 8;

interface Measured {
  times: number[];
  rates: number[];
}

/** All pipes in turn, so that other work of the machine meets all of them. The first round only warms up. */
const measureAll = async (pipes: readonly EventPipe[]): Promise<Measured[]> => {
  const measured = pipes.map((): Measured => ({ times: [], rates: [] }));
  for (let round = 0; round <= ROUNDS; round += 1)
    for (const [i, pipe] of pipes.entries()) {
      const times = await measureLatencies(pipe, EVENTS);
      const rate = await measureThroughput(pipe, CALLS);
      if (round === 0) continue;
      measured[i]?.times.push(...times);
      measured[i]?.rates.push(rate);
    }
  return measured;
};

const toFigures = (name: string, { times, rates }: Measured): Figure[] => [
  { name: `${name}, publish to handler, p50`, value: quantile(times, 0.5), unit: 'ms' },
  { name: `${name}, publish to handler, p99`, value: quantile(times, 0.99), unit: 'ms' },
  { name: `${name}, throughput`, value: median(rates), unit: 'events/s' },
];

const compared = (figures: Figure[], baseline: string, others: readonly Figure[]): Figure[] =>
  figures.map((figure, i) => ({
    ...figure,
    ratio: figure.value / (others[i]?.value ?? NaN),
    baseline,
  }));

/** Needs a broker at TEST_KAFKA_BROKERS. It makes topics of its own there and removes them. */
export const kafkaBenchmark = async (dataDir: string): Promise<Figure[]> => {
  const address = process.env['TEST_KAFKA_BROKERS'];
  if (!address) {
    console.log('kafka: skipped, because TEST_KAFKA_BROKERS is not set');
    return [];
  }
  const embedded = openEmbeddedBus({
    file: join(dataDir, 'bench-bus.sqlite'),
    onError: (error) => {
      throw error;
    },
  });
  const log = await createKafkaLog(address);
  const bare = await openBareKafka({
    brokers: address.split(','),
    topic: `${log.prefix}bare`,
    partitions: PARTITIONS,
  });
  try {
    const adapter = log.open({ timings: KAFKA_TIMINGS });
    const [ofEmbedded, ofAdapter, ofBare] = await measureAll([
      await busPipe(embedded),
      await busPipe(adapter),
      bare,
    ]);
    const base = toFigures('bare kafkajs', ofBare!);
    const own = toFigures('Kafka adapter', ofAdapter!);
    return [
      ...base,
      ...compared(own, 'bare kafkajs', base),
      ...compared(toFigures('embedded bus', ofEmbedded!), 'Kafka adapter', own),
    ];
  } finally {
    await embedded.close();
    await bare.close();
    await log.remove();
  }
};
