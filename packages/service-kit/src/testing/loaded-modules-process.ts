import { registerHooks } from 'node:module';

/**
 * Runs a service that opens a store (argument `store`) or none, and prints the paths of all loaded modules as one
 * line of JSON.
 */
const loaded: string[] = [];
registerHooks({
  load: (url, context, next) => {
    loaded.push(url);
    return next(url, context);
  },
});

const { defineService, runServices } = await import('../index.ts');
const usesStore = process.argv[2] === 'store';
const running = await runServices([
  defineService({
    name: 'small',
    config: {},
    create: async (context) => {
      if (usesStore) await context.store();
      return {};
    },
  }),
]);
process.stdout.write(`${JSON.stringify(loaded)}\n`);
await running.close();
