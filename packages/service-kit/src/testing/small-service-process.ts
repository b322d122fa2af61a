import { defineService } from '../service-module.ts';
import { runService } from '../run-service.ts';

/** A service with nothing to do, as a process of its own. With the argument `store` it opens one. */
const usesStore = process.argv.includes('store');
await runService(
  defineService({
    name: 'small',
    config: {},
    create: async (context) => {
      if (usesStore) await context.store();
      return {};
    },
  }),
);
