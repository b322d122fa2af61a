import { randomBytes } from 'node:crypto';
import {
  createLogger,
  parseConfig,
  prepareDataDir,
  runServices,
  type Environment,
  type RunningServices,
} from '@argint/service-kit';
import { standaloneConfig, standaloneFiles } from './config.ts';
import { lockDataDir } from './data-lock.ts';
import { tightenPermissions } from './data-permissions.ts';
import { rememberStores, requireKnownStores } from './known-stores.ts';
import { previousMasterKeys, readOrMakeMasterKey } from './master-key.ts';
import { readRunFile, removeRunFile, writeRunFile } from './run-file.ts';
import { mailMode, modelName, privatePorts, topology } from './topology.ts';

/**
 * Runs the whole product in this process.
 * @throws ConfigError, or AppError UNAVAILABLE with one sentence (port in use, folder not writable, shared or in
 * use, file missing or damaged)
 */
export const runStandalone = async (environment: Environment): Promise<RunningServices> => {
  const config = parseConfig(standaloneConfig, environment);
  const files = standaloneFiles(config.DATA_DIR);
  prepareDataDir(config.DATA_DIR);
  const warnings = tightenPermissions(config.DATA_DIR, [files.masterKey, files.previousMasterKeys]);
  const unlock = lockDataDir(files.lock, config.DATA_DIR, () => readRunFile(files.run)?.pid);
  try {
    const logger = createLogger('standalone', config.LOG_LEVEL);
    for (const warning of warnings) logger.warn(warning);
    requireKnownStores(files.stores, config.DATA_DIR);
    const callerSecret = config.CALLER_SECRET ?? randomBytes(32).toString('base64');
    const env: Environment = {
      ...modelName(environment),
      ...mailMode(environment),
      ...previousMasterKeys(files.previousMasterKeys),
      ...environment,
      LOG_LEVEL: config.LOG_LEVEL,
      MASTER_KEY: config.MASTER_KEY ?? readOrMakeMasterKey(files.masterKey),
      CALLER_SECRET: callerSecret,
      OPS_HOST: config.OPS_HOST ?? '127.0.0.1',
      // All calls stay within this process, and one certificate cannot name every service.
      ...{ GRPC_TLS_CERT: undefined, GRPC_TLS_KEY: undefined, GRPC_TLS_CA: undefined },
    };
    const ports = privatePorts({ ...config, PUBLIC_URL: environment['PUBLIC_URL'] });
    const running = await runServices(topology, { env, overrides: ports });
    rememberStores(files.stores, config.DATA_DIR);
    writeRunFile(files.run, running, callerSecret);
    return {
      ...running,
      close: async () => {
        removeRunFile(files.run);
        await running.close().finally(unlock);
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
};
