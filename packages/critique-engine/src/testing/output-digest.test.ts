import { expect, test } from '@jest/globals';
import { nextDigest } from './output-digest.ts';

const stored = { engineVersion: '1.0.0', sha256: 'a' };

test('the same output under the same version keeps its digest', () => {
  expect(nextDigest(stored, stored)).toEqual(stored);
});
test('a changed output under the same version is refused', () => {
  expect(() => nextDigest({ ...stored, sha256: 'b' }, stored)).toThrow(/Raise ENGINE_VERSION/);
});
test('a changed output under a new version replaces the digest', () => {
  const raised = { engineVersion: '1.1.0', sha256: 'b' };
  expect(nextDigest(raised, stored)).toEqual(raised);
});
test('without a stored digest the current one is stored', () => {
  expect(nextDigest(stored, null)).toEqual(stored);
});
