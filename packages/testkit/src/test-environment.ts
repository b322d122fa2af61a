import { TEST_CALLER_SECRET } from './caller-secret.ts';

/** Settings of services in a test: data in `dataDir`, no log, a free metrics port, the caller secret of tests. */
export const testEnvironment = (dataDir: string) => ({
  DATA_DIR: dataDir,
  METRICS_PORT: '0',
  LOG_LEVEL: 'silent',
  CALLER_SECRET: TEST_CALLER_SECRET,
});
