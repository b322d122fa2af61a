import { describe, expect, test } from '@jest/globals';
import type { ErrorBody, SessionBody } from '@argint/contracts';
import { call } from '@argint/testkit';
import { useGateway } from '../../testing/use-gateway.ts';

describe('the gateway', () => {
  const gateway = useGateway();

  test('registering answers 201 with the session and a new user', async () => {
    const body = {
      username: 'thandi',
      email: 't@example.org',
      password: 'secret',
      firstName: 'Thandi',
      lastName: 'Nkosi',
      extra: 1,
    };
    const { status, body: answer } = await call<SessionBody>(gateway.url, '/api/auth/register', {
      body,
    });
    expect([status, answer]).toEqual([
      201,
      {
        success: true,
        token: 't',
        refreshToken: 'r',
        expiresAt: '2026-11-22T12:00:00.000Z',
        isNewUser: true,
        user: {
          id: 'u1',
          username: 'thandi',
          email: 't@example.org',
          firstName: 'Thandi',
          lastName: 'Nkosi',
          freeTrialTokens: 2,
          freeTrialExpiry: '2026-12-21T12:00:00.000Z',
        },
      },
    ]);
  });

  test.each([
    [{}, 'Username must be at least 3 characters'],
    [{ username: 'ab' }, 'Username must be at least 3 characters'],
    [{ username: 'a b c' }, 'Username may hold 3 to 30 letters, digits, underscores and hyphens'],
    [{ username: 'abc', email: 'nobody' }, 'Invalid email address'],
    [
      { username: 'abc', email: 'a@b.co', password: '12345' },
      'Password must be at least 6 characters',
    ],
    [
      { username: 'abc', email: 'a@b.co', password: '123456', firstName: ' ' },
      'First name is required',
    ],
    [
      { username: 'abc', email: 'a@b.co', password: '123456', firstName: 'A' },
      'Last name is required',
    ],
    [
      { username: 'abc', email: 'a@b.co', password: '123456', firstName: '<b>', lastName: 'B' },
      'First name contains invalid characters',
    ],
    [[1], 'The request body must be a JSON object.'],
    ['7', 'The request body must be a JSON object.'],
  ])('registering with %j is refused: %s', async (body, message) => {
    const { status, body: answer } = await call<ErrorBody>(gateway.url, '/api/auth/register', {
      body,
    });
    expect([status, answer.code, answer.error]).toEqual([400, 'VALIDATION_FAILED', message]);
    expect(answer.requestId).toMatch(/^[0-9a-f-]{36}$/);
  });
});
