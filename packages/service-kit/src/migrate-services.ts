import { leaseSchema } from '@argint/aggregate-store';
import { openStore } from './adapters.ts';
import { commonConfig, parseConfig, processEnvironment, type Environment } from './config.ts';
import { prepareDataDir } from './data-dir.ts';
import { exitWithError } from './run-until-signal.ts';
import type { ServiceModule } from './service-module.ts';
import { createProcessClock } from './time/process-clock.ts';

export interface MigrationOptions {
  env: Environment;
  /** Also drops indexes that are no longer declared. @default false */
  dropUnused?: boolean;
}

/**
 * Creates the collections and indexes that the services need. It may be repeated. Returns one
 * line per change, and one for each service that needed none.
 * @throws ConfigError, or AppError UNAVAILABLE with one sentence
 */
export const migrateServices = async (
  modules: readonly ServiceModule[],
  { env, dropUnused = false }: MigrationOptions,
): Promise<string[]> => {
  const config = parseConfig(commonConfig, env);
  if (config.MONGO_URL === undefined) prepareDataDir(config.DATA_DIR);
  const lines: string[] = [];
  for (const { name, aggregates = [] } of modules) {
    if (aggregates.length === 0) {
      lines.push(`${name}: it has no store`);
      continue;
    }
    const store = await openStore(name, config, createProcessClock());
    try {
      for (const schema of [...aggregates, leaseSchema]) store.collection(schema);
      const changes = await store.migrate({ dropUnused });
      for (const change of changes) lines.push(`${name}: ${change}`);
      if (changes.length === 0) lines.push(`${name}: everything is there already`);
    } finally {
      await store.close();
    }
  }
  return lines;
};

/**
 * With the argument `--migrate`, migrates the services, says what it changed and resolves to true: the process has
 * nothing else to do. `--drop-unused` beside it drops indexes that are no longer declared; use it when no process of
 * the release before is left. Ends the process with 1, after one sentence, when it cannot.
 */
export const migrateIfAsked = async (modules: readonly ServiceModule[]): Promise<boolean> => {
  const given = new Set(process.argv.slice(2));
  if (!given.has('--migrate')) return false;
  try {
    const dropUnused = given.has('--drop-unused');
    const lines = await migrateServices(modules, { env: processEnvironment(), dropUnused });
    process.stdout.write(`${lines.join('\n')}\n`);
  } catch (error) {
    exitWithError(error);
  }
  return true;
};
