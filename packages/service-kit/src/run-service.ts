import type { ConfigShape } from './config.ts';
import { runServices } from './run-services.ts';
import { runUntilSignal } from './run-until-signal.ts';
import type { ServiceModule } from './service-module.ts';

/** Runs one service as this process until it is told to stop; prints one line of its addresses when ready. */
export const runService = <S extends ConfigShape>(module: ServiceModule<S>): Promise<void> =>
  runUntilSignal(
    () => runServices([module as unknown as ServiceModule]),
    ({ grpc, http, ops }) => {
      const speaks = http[module.name] ? ` http=${http[module.name]}` : '';
      process.stdout.write(`${module.name} ready grpc=${grpc[module.name]}${speaks} ops=${ops}\n`);
    },
  );
