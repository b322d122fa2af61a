import { TEST_CALLER_SECRET } from '@argint/testkit';

/** Settings of a product that runs inside a test: data in `dataDir`, no log, random metrics port, no grammar check. */
export const quietEnvironment = (dataDir: string) => ({
  DATA_DIR: dataDir,
  METRICS_PORT: '0',
  LOG_LEVEL: 'silent',
  CALLER_SECRET: TEST_CALLER_SECRET,
  GRAMMAR: 'off',
});
