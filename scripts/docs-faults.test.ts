import { expect, test } from '@jest/globals';
import { docsFaults, type DocsInput } from './docs-faults.ts';

const input = (change: Partial<DocsInput> = {}): DocsInput => ({
  documents: {
    'README.md': '| `packages/clock` | time |\n[how](docs/architecture.md#one-job)',
    'docs/architecture.md':
      '| bell | rings | `bell.rung` | `users.left` |\nSee `services/bell/src`.',
  },
  services: ['bell'],
  packages: ['clock'],
  topics: { bell: ['bell.rung', 'users.left'] },
  exists: () => true,
  ...change,
});

test('documents that agree with the code have no faults', () => {
  expect(docsFaults(input())).toEqual([]);
});

test('a service without a row is a fault', () => {
  expect(docsFaults(input({ services: ['bell', 'gong'] }))).toEqual([
    'docs/architecture.md: no table row for gong',
  ]);
});

test('a topic that stands only in the code or only in the row is a fault', () => {
  expect(docsFaults(input({ topics: { bell: ['bell.rung', 'bell.lost'] } }))).toEqual([
    'docs/architecture.md: the row of bell does not name bell.lost',
    'docs/architecture.md: the row of bell names users.left, its code does not',
  ]);
});

test('a package that the map of folders leaves out is a fault', () => {
  expect(docsFaults(input({ packages: ['clock', 'lamp'] }))).toEqual([
    'README.md: the map of folders does not name packages/lamp',
  ]);
});

test('a path or link to a file that does not exist is a fault', () => {
  const exists = (path: string): boolean =>
    !['docs/architecture.md', 'services/bell/src'].includes(path);
  expect(docsFaults(input({ exists }))).toEqual([
    'README.md: docs/architecture.md does not exist',
    'docs/architecture.md: services/bell/src does not exist',
  ]);
});
