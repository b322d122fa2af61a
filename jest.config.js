import { availableParallelism } from 'node:os';

const transform = {
  '^.+\\.tsx?$': [
    '@swc/jest',
    {
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic' } },
        target: 'es2024',
        // Jest warns of JSON that is imported without them.
        experimental: { keepImportAttributes: true },
      },
      module: { type: 'es6' },
    },
  ],
};
const shared = {
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  cacheDirectory: '<rootDir>/node_modules/.cache/jest',
};

/** Two projects: everything that runs on Node, and the components of the page under jsdom. */
export default {
  // Tests wait now and then, for a process that starts or a lease that ends: one more worker than cores uses that time.
  maxWorkers: Math.min(availableParallelism() + 1, 6),
  testSequencer: '<rootDir>/scripts/long-tests-first.js',
  // Node keeps something of every module context that Jest has closed (jestjs/jest#14605): without a fresh
  // worker now and then, hundreds of test files fill 4 GB.
  workerIdleMemoryLimit: '1GB',
  // A worker that has nothing open needs up to a second to free all those contexts on a busy machine. Jest kills it
  // after 500 ms by default and then warns of a leak that is not there.
  workerGracefulExitTimeout: 10_000,
  testTimeout: 30_000,
  projects: [
    {
      ...shared,
      displayName: 'node',
      // Node reads TypeScript itself.
      transform: {},
      runtime: '<rootDir>/scripts/jest/shared-runtime.js',
      testEnvironment: '<rootDir>/scripts/jest/shared-environment.js',
      testMatch: ['<rootDir>/{packages,services,scripts,proto}/**/*.test.ts'],
    },
    {
      ...shared,
      displayName: 'web',
      transform,
      testEnvironment: '<rootDir>/web/src/testing/jsdom-environment.js',
      setupFilesAfterEnv: ['<rootDir>/web/src/testing/setup.ts'],
      moduleNameMapper: { '\\.css$|spelling-words': '<rootDir>/web/src/testing/empty-style.js' },
      testMatch: ['<rootDir>/web/src/**/*.test.{ts,tsx}'],
    },
  ],
};
