import { describe, expect, test } from '@jest/globals';
import { failure } from '../../testing/fake-server.ts';
import { loginErrorMessage } from './login-errors.ts';

describe('loginErrorMessage', () => {
  test.each([
    [401, failure('x'), 'Invalid email or password. Please check your credentials and try again.'],
    [400, failure('Invalid email address'), 'Invalid email address'],
    [400, null, 'Please check your email and password format.'],
    [500, failure('boom'), 'Server error. Please try again in a moment.'],
    [429, failure('Too many failed login attempts.'), 'Too many failed login attempts.'],
    [418, { success: false }, 'Login failed'],
    [200, { success: false }, 'Login failed'],
    [200, failure('Not today.'), 'Not today.'],
    [418, null, 'Service unavailable. Please try again later.'],
    [502, 'a page of HTML', 'Service unavailable. Please try again later.'],
  ])('status %i with %j shows the message of the error catalogue', (status, data, message) => {
    expect(loginErrorMessage({ status, data })).toBe(message);
  });
  test('a locked account is told how long to wait', () => {
    const error = { status: 429, data: failure('Too many failed login attempts.') };
    expect(loginErrorMessage({ ...error, retryAfterSeconds: 900 })).toBe(
      'Too many failed login attempts. You can try again in 15 minutes.',
    );
  });
  test('an answer that is not JSON means the service is unavailable', () => {
    const error = { status: 'PARSING_ERROR', originalStatus: 200, data: '<html>', error: 'x' };
    expect(loginErrorMessage(error)).toBe('Service unavailable. Please try again later.');
  });
});
