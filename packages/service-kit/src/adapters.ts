import { join } from 'node:path';
import type { AggregateStore } from '@argint/aggregate-store';
import type { BusErrorListener, BusObserver, EventBus } from '@argint/event-bus';
import { ConfigError, type CommonConfig } from './config.ts';

// The one file that names adapters. Each is imported when it is opened, so a service without a store loads none.

/** Throws ConfigError where the settings ask for an adapter that this build does not have. */
export const checkAdapters = (config: Pick<CommonConfig, 'KAFKA_BROKERS'>): void => {
  const faults: string[] = [];
  if (config.KAFKA_BROKERS)
    faults.push(
      'KAFKA_BROKERS is set, but this build has no Kafka adapter. Unset it to use the embedded event bus.',
    );
  if (faults.length > 0) throw new ConfigError(faults);
};

/** Opens the event bus of this process. */
export const openBus = async (
  config: Pick<CommonConfig, 'BUS_FILE' | 'DATA_DIR'>,
  options: { clock: () => Date; observer: BusObserver; onError: BusErrorListener },
): Promise<EventBus> => {
  const { openEmbeddedBus } = await import('@argint/event-bus-embedded');
  return openEmbeddedBus({
    file: config.BUS_FILE ?? join(config.DATA_DIR, 'bus.sqlite'),
    ...options,
  });
};

/** Opens the store of one service. @throws AppError UNAVAILABLE with one sentence */
export const openStore = async (
  service: string,
  config: Pick<CommonConfig, 'DATA_DIR' | 'MONGO_URL'>,
  clock: () => Date,
): Promise<AggregateStore> => {
  if (config.MONGO_URL !== undefined) {
    const { openMongoStore } = await import('@argint/aggregate-store-mongo');
    return openMongoStore({ url: config.MONGO_URL, service, clock });
  }
  const { openSqliteStore } = await import('@argint/aggregate-store-sqlite');
  const store = openSqliteStore({ file: join(config.DATA_DIR, `${service}.sqlite`), clock });
  return {
    ...store,
    // No job migrates an embedded store before the service starts, so the service does it itself.
    ready: async () => {
      await store.migrate({ dropUnused: true });
      await store.ready();
    },
  };
};
