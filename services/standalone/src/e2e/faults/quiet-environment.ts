/** Settings of a product that runs within a test: its data in `dataDir`, no log, no fixed port, no grammar. */
export const quietEnvironment = (dataDir: string) => ({
  DATA_DIR: dataDir,
  METRICS_PORT: '0',
  LOG_LEVEL: 'silent',
  GRAMMAR: 'off',
});
