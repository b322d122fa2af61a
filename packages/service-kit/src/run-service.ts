import { createTopicsIfAsked } from './create-topics.ts';
import { migrateIfAsked } from './migrate-services.ts';
import { runServices } from './run-services.ts';
import { runUntilSignal } from './run-until-signal.ts';
import type { ServiceModule } from './service-module.ts';

/**
 * Runs one service as this process until a signal ends it. Prints one line with its addresses when it is ready. With
 * the argument `--migrate` it migrates the service's store instead, and with `--create-topics` it makes the topics of the
 * whole product on Kafka; then it ends.
 */
export const runService = async (module: ServiceModule): Promise<void> => {
  if ((await createTopicsIfAsked()) || (await migrateIfAsked([module]))) return;
  await runUntilSignal(
    () => runServices([module]),
    ({ grpc, http, ops }) => {
      const speaks = http[module.name] ? ` http=${http[module.name]}` : '';
      process.stdout.write(`${module.name} ready grpc=${grpc[module.name]}${speaks} ops=${ops}\n`);
    },
  );
};
