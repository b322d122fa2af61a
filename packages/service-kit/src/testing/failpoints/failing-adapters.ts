import * as adapters from '../../adapters.ts';
import { createFailingBus } from './failing-bus.ts';
import { createFailingStore } from './failing-store.ts';
import { createFailpoints } from './failpoints.ts';

const { FAILPOINT: stopAt, FAILPOINT_FILE: armed, FAILPOINT_LOG: log } = process.env;
const hit = createFailpoints({ stopAt, armed, log });

export const { createTopics } = adapters;

export const openBus: typeof adapters.openBus = async (...options) => {
  const bus = await adapters.openBus(...options);
  return hit ? createFailingBus(bus, hit) : bus;
};

export const openStore: typeof adapters.openStore = async (service, ...options) => {
  const store = await adapters.openStore(service, ...options);
  return hit ? createFailingStore(store, service, hit) : store;
};
