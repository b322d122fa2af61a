import { join } from 'node:path';
import { commonConfig, base64Key, port, secret } from '@argint/service-kit';

/** The settings of the whole product in one process. Every service's own settings count as well. */
export const standaloneConfig = {
  ...commonConfig,
  PORT: port(8080, 'Port of the page and the API'),
  LOG_LEVEL: commonConfig.LOG_LEVEL.unwrap()
    .default('warn')
    .describe('Least severe log line written'),
  MASTER_KEY: secret(base64Key('Key of all keys; default: made in DATA_DIR/master.key').optional()),
};

/** Files standalone keeps beside the databases. */
export const standaloneFiles = (
  dataDir: string,
): {
  masterKey: string;
  previousMasterKeys: string;
  run: string;
  lock: string;
  stores: string;
} => ({
  masterKey: join(dataDir, 'master.key'),
  previousMasterKeys: join(dataDir, 'master.key.previous'),
  run: join(dataDir, 'run.json'),
  lock: join(dataDir, 'product.lock'),
  stores: join(dataDir, 'stores.json'),
});
