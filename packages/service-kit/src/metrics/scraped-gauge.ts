import { settledWithin } from '@argint/concurrency';
import { Gauge, type Registry } from 'prom-client';

/** Milliseconds a read may take, so that a store that hangs does not hold up the other metrics. */
const READ_MS = 2_000;

/** A value, and its labels where the gauge has any. */
export interface Reading<L extends string = string> {
  labels?: Partial<Record<L, string>>;
  value: number;
}

/**
 * Registers a gauge that is read when the metrics are scraped. Where the read fails or takes more than 2 s, the gauge
 * keeps its last values and the scrape succeeds: metrics are needed most while a store or the bus is down.
 */
export const registerScrapedGauge = <L extends string = string>(
  registry: Registry,
  gauge: {
    name: string;
    help: string;
    labelNames?: readonly L[];
    read: () => Promise<readonly Reading<L>[]>;
    /** @default 2,000 */
    readMs?: number;
  },
): void => {
  const { name, help, labelNames = [], read, readMs = READ_MS } = gauge;
  new Gauge({
    name,
    help,
    labelNames,
    registers: [registry],
    async collect() {
      const apply = async (): Promise<void> => {
        for (const { labels, value } of await read()) this.set((labels ?? {}) as never, value);
      };
      await settledWithin(apply(), readMs);
    },
  });
};
