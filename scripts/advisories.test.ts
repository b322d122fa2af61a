import { expect, test } from '@jest/globals';
import { advisoriesOf } from './advisories.ts';

const now = new Date('2026-11-22T12:00:00Z');

test('the counts of npm audit are kept, with the names of the gravest packages', () => {
  const output = {
    metadata: { vulnerabilities: { info: 0, low: 3, moderate: 1, high: 1, critical: 0, total: 5 } },
    vulnerabilities: { b: { severity: 'high' }, a: { severity: 'low' } },
  };
  expect(advisoriesOf(JSON.stringify(output), now)).toEqual({
    checkedAt: '2026-11-22T12:00:00.000Z',
    critical: 0,
    high: 1,
    moderate: 1,
    low: 3,
    packages: ['b'],
  });
});

test.each(['', 'not JSON', '{"error":{"code":"E405"}}'])(
  'an answer without counts is no list of advisories: %j',
  (output) => {
    expect(advisoriesOf(output, now)).toBeNull();
  },
);
