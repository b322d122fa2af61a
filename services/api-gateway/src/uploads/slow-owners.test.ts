import { expect, test } from '@jest/globals';
import { codeOf } from '@argint/contracts';
import { createSlowOwners } from './slow-owners.ts';

test('a user whose file took all its time waits for a minute, and no other user does', () => {
  let now = 0;
  const owners = createSlowOwners(() => now);
  const answer = (user: string): string => {
    try {
      owners.refuse(user);
      return 'let in';
    } catch (error) {
      return codeOf(error);
    }
  };
  owners.add('a');
  now = 30_000;
  owners.add('b');
  expect(['a', 'b', 'c'].map(answer)).toEqual(['RATE_LIMITED', 'RATE_LIMITED', 'let in']);
  now = 60_000;
  expect(['a', 'b'].map(answer)).toEqual(['let in', 'RATE_LIMITED']);
  now = 90_000;
  expect(answer('b')).toBe('let in');
});
