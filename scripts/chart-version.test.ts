import { expect, test } from '@jest/globals';
import { versionFault, withVersion } from './chart-version.ts';

const both = (version: string) => ({ version, appVersion: version });

test('a release has the version of its tag, for the chart and for the application', () => {
  expect(versionFault(both('0.2.0'), ['v0.2.0'], ['v0.1.0', 'v0.2.0'])).toBeNull();
  expect(versionFault(both('0.1.0'), ['v0.2.0'], ['v0.2.0'])).toContain('has the tag v0.2.0');
  expect(versionFault({ version: '0.2.0', appVersion: '0.1.0' }, [], [])).toContain(
    'appVersion is 0.1.0',
  );
});

test('a commit after a release does not keep its version', () => {
  expect(versionFault(both('0.2.0'), [], ['v0.2.0'])).toContain('still says 0.2.0');
  expect(versionFault(both('0.3.0-dev'), [], ['v0.2.0'])).toBeNull();
  expect(versionFault(both('0.2.0'), ['tried'], [])).toBeNull();
});

test('setting a version changes both lines and nothing else', () => {
  const yaml = 'apiVersion: v2\nversion: 0.1.0\nappVersion: 0.1.0\nkubeVersion: x\n';
  expect(withVersion(yaml, '0.2.0')).toBe(
    'apiVersion: v2\nversion: 0.2.0\nappVersion: 0.2.0\nkubeVersion: x\n',
  );
  expect(() => withVersion(yaml, 'v0.2')).toThrow('no version');
});
