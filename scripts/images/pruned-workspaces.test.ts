import { describe, expect, test } from '@jest/globals';
import { pruneWorkspaces, type Lockfile } from './pruned-workspaces.ts';

const packages: Lockfile['packages'] = {
  '': { name: 'product', version: '1.0.0', devDependencies: { jest: '30.0.0' } },
  'services/essay': {
    name: '@argint/essay',
    dependencies: { '@argint/store': '*', zod: '4.0.0' },
    devDependencies: { '@argint/testkit': '*' },
  },
  'packages/store': { name: '@argint/store', dependencies: { driver: '1.0.0' } },
  'packages/testkit': { name: '@argint/testkit', dependencies: { browser: '1.0.0' } },
  'node_modules/@argint/essay': { resolved: 'services/essay', link: true },
  'node_modules/@argint/store': { resolved: 'packages/store', link: true },
  'node_modules/@argint/testkit': { resolved: 'packages/testkit', link: true },
  'node_modules/zod': { version: '4.0.0' },
  'node_modules/jest': { version: '30.0.0' },
  'node_modules/browser': { version: '1.0.0' },
  'node_modules/driver': { version: '1.0.0', dependencies: { buffers: '2.0.0' } },
  'node_modules/driver/node_modules/buffers': { version: '2.0.0' },
  'node_modules/buffers': { version: '1.0.0' },
};

const prune = (workspace: string) =>
  pruneWorkspaces({
    workspace,
    root: { name: 'product', version: '1.0.0', workspaces: ['services/*', 'packages/*'] },
    lockfile: { packages },
    manifestOf: (folder) => packages[folder] ?? {},
  });

describe('pruned workspaces', () => {
  test('a workspace brings the workspaces it depends on, but not those of its tests', () => {
    const { root, manifests } = prune('services/essay');
    expect(root.workspaces).toEqual(['packages/store', 'services/essay']);
    expect(Object.keys(manifests)).toEqual(['packages/store', 'services/essay']);
  });

  test('the lock file keeps what is reached, the nested copy of a package rather than the outer one', () => {
    expect(Object.keys(prune('services/essay').lockfile.packages).sort()).toEqual([
      '',
      'node_modules/@argint/essay',
      'node_modules/@argint/store',
      'node_modules/driver',
      'node_modules/driver/node_modules/buffers',
      'node_modules/zod',
      'packages/store',
      'services/essay',
    ]);
  });

  test('manifests and lock file agree that there are no development dependencies', () => {
    const { lockfile, manifests } = prune('services/essay');
    expect(manifests['services/essay']).not.toHaveProperty('devDependencies');
    expect(lockfile.packages['services/essay']).not.toHaveProperty('devDependencies');
    expect(lockfile.packages['']).toEqual({
      name: 'product',
      version: '1.0.0',
      workspaces: ['packages/store', 'services/essay'],
    });
  });

  test('a folder that is no workspace is refused by name', () => {
    expect(() => prune('services/printer')).toThrow('services/printer');
  });
});
