import { expect, test } from '@jest/globals';
import { grpcDefinition } from '@argint/proto';

test('a decoded request has its optional fields only where they were sent, and no field of the decoder’s own', () => {
  const register = grpcDefinition('auth')['Register'];
  const decode = (request: object): unknown =>
    register?.requestDeserialize(register.requestSerialize(request));
  const all = { username: 'Ann', email: '', password: '', firstName: '', lastName: '' };
  expect(decode({ username: 'Ann', ageConfirmed: false })).toEqual(
    expect.objectContaining({ ...all, ageConfirmed: false }),
  );
  const keys = (request: object): string[] => Object.keys(decode(request) as object);
  expect(keys({ ageConfirmed: true }).filter((key) => key.startsWith('_'))).toEqual([]);
  expect(keys({})).not.toContain('ageConfirmed');
});
