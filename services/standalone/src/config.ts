import { join } from 'node:path';
import { commonConfig, port, secret } from '@argint/service-kit';
import { z } from 'zod';

/** What the whole product in one process may be told; every service's own settings count as well. */
export const standaloneConfig = {
  ...commonConfig,
  PORT: port(8080, 'Port of the page and the API'),
  LOG_LEVEL: commonConfig.LOG_LEVEL.unwrap()
    .default('warn')
    .describe('Least severe log line written'),
  MASTER_KEY: secret(
    z
      .base64()
      .refine((value) => Buffer.from(value, 'base64').length === 32, 'must be 32 bytes in base64')
      .optional()
      .describe('Key of all keys; default: made in DATA_DIR/master.key'),
  ),
};

/** Files standalone keeps beside the databases. */
export const standaloneFiles = (
  dataDir: string,
): { masterKey: string; run: string; lock: string } => ({
  masterKey: join(dataDir, 'master.key'),
  run: join(dataDir, 'run.json'),
  lock: join(dataDir, 'standalone.lock'),
});
