import { runServices } from './run-services.ts';
import { runUntilSignal } from './run-until-signal.ts';
import type { ServiceModule } from './service-module.ts';

/** Runs one service as this process until a signal ends it. Prints one line with its addresses when it is ready. */
export const runService = (module: ServiceModule): Promise<void> =>
  runUntilSignal(
    () => runServices([module]),
    ({ grpc, http, ops }) => {
      const speaks = http[module.name] ? ` http=${http[module.name]}` : '';
      process.stdout.write(`${module.name} ready grpc=${grpc[module.name]}${speaks} ops=${ops}\n`);
    },
  );
