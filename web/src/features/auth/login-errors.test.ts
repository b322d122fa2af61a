import { describe, expect, test } from '@jest/globals';
import { failure } from '../../test/fake-server.ts';
import { loginErrorMessage } from './login-errors.ts';

describe('loginErrorMessage', () => {
  test.each([
    [401, failure('x'), 'Invalid email or password. Please check your credentials and try again.'],
    [400, failure('Invalid email address'), 'Invalid email address'],
    [400, null, 'Please check your email and password format.'],
    [500, failure('boom'), 'Server error. Please try again in a moment.'],
    [429, failure('Too many failed login attempts.'), 'Too many failed login attempts.'],
    [502, 'a page of HTML', 'Service unavailable. Please try again later.'],
  ])('status %i with %j reads as the catalogue has it', (status, data, message) => {
    expect(loginErrorMessage({ status, data })).toBe(message);
  });
  test('an answer that is not JSON means the service is unavailable', () => {
    const error = { status: 'PARSING_ERROR', originalStatus: 200, data: '<html>', error: 'x' };
    expect(loginErrorMessage(error)).toBe('Service unavailable. Please try again later.');
  });
});
