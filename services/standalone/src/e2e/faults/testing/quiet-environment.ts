import { testEnvironment } from '@argint/testkit';

/** Settings of a product that runs inside a test, without the grammar check. */
export const quietEnvironment = (dataDir: string) => ({
  ...testEnvironment(dataDir),
  GRAMMAR: 'off',
});
