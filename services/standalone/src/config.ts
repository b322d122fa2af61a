import { join } from 'node:path';
import { commonConfig, masterKey, port, secret } from '@argint/service-kit';

/** What the whole product in one process may be told; every service's own settings count as well. */
export const standaloneConfig = {
  ...commonConfig,
  PORT: port(8080, 'Port of the page and the API'),
  LOG_LEVEL: commonConfig.LOG_LEVEL.unwrap()
    .default('warn')
    .describe('Least severe log line written'),
  MASTER_KEY: secret(masterKey('Key of all keys; default: made in DATA_DIR/master.key').optional()),
};

/** Files standalone keeps beside the databases. */
export const standaloneFiles = (
  dataDir: string,
): { masterKey: string; run: string; lock: string } => ({
  masterKey: join(dataDir, 'master.key'),
  run: join(dataDir, 'run.json'),
  lock: join(dataDir, 'standalone.lock'),
});
