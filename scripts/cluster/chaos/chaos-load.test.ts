import { expect, test } from '@jest/globals';
import { chaosAmounts } from './chaos-load.ts';

test('the load of a chaos run keeps its proportions where less is asked for', () => {
  expect(chaosAmounts('25')).toEqual({
    load: { requestsPerSecond: 25, lanes: 18 },
    floor: { requestsPerSecond: 20, jobsInFlight: 10 },
  });
  expect(chaosAmounts('10')).toEqual({
    load: { requestsPerSecond: 10, lanes: 8 },
    floor: { requestsPerSecond: 8, jobsInFlight: 4 },
  });
});

test('a load that is no number above 0 is refused', () => {
  expect(() => chaosAmounts('many')).toThrow('--load is a number of reads a second');
  expect(() => chaosAmounts('0')).toThrow('--load is a number of reads a second');
});
