import {
  parseConfig,
  prepareDataDir,
  runServices,
  type Environment,
  type RunningServices,
} from '@argint/service-kit';
import { standaloneConfig, standaloneFiles } from './config.ts';
import { lockDataDir } from './data-lock.ts';
import { readOrMakeMasterKey } from './master-key.ts';
import { removeRunFile, writeRunFile } from './run-file.ts';
import { privatePorts, topology } from './topology.ts';

/**
 * The whole product in this process. Throws ConfigError, or AppError UNAVAILABLE with one sentence
 * (port in use, folder not writable or in use, file damaged).
 */
export const runStandalone = async (environment: Environment): Promise<RunningServices> => {
  const config = parseConfig(standaloneConfig, environment);
  const files = standaloneFiles(config.DATA_DIR);
  prepareDataDir(config.DATA_DIR);
  const unlock = lockDataDir(files.lock, config.DATA_DIR);
  try {
    const env: Environment = {
      ...environment,
      LOG_LEVEL: config.LOG_LEVEL,
      MASTER_KEY: config.MASTER_KEY ?? readOrMakeMasterKey(files.masterKey),
    };
    const running = await runServices(topology, { env, overrides: privatePorts(config) });
    writeRunFile(files.run, running);
    return {
      ...running,
      close: async () => {
        removeRunFile(files.run);
        await running.close();
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
};
