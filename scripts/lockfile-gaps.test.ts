import { expect, test } from '@jest/globals';
import { lockfileGaps } from './lockfile-gaps.ts';

const swc = {
  version: '1.0.0',
  dev: true,
  optionalDependencies: {
    '@swc/core-linux-arm-gnueabihf': '1.0.0',
    '@swc/core-darwin-x64': '1.0.0',
  },
};

test('lockfileGaps describes a missing binary of another platform from its name', () => {
  const entries = { 'node_modules/@swc/core': swc, 'node_modules/@swc/core-darwin-x64': {} };
  expect(lockfileGaps(entries)).toEqual({
    'node_modules/@swc/core-linux-arm-gnueabihf': {
      version: '1.0.0',
      os: ['linux'],
      cpu: ['arm'],
      dev: true,
      optional: true,
    },
  });
});

test('lockfileGaps ignores a binary that is nested below its own package', () => {
  const at = 'node_modules/jest/node_modules/@swc/core';
  expect(
    lockfileGaps({
      [at]: swc,
      [`${at}/node_modules/@swc/core-linux-arm-gnueabihf`]: {},
      'node_modules/@swc/core-darwin-x64': {},
    }),
  ).toEqual({});
});

test('lockfileGaps ignores optional packages without a platform in their name', () => {
  const entries = { 'node_modules/chokidar': { optionalDependencies: { fsevents: '~2.3.2' } } };
  expect(lockfileGaps(entries)).toEqual({});
});
