import { describe, expect, test } from '@jest/globals';
import { allowedOrigin } from './base-url.ts';

describe('the address that load is sent to', () => {
  test('may be any loopback address', () => {
    expect(allowedOrigin('http://localhost:8080/page')).toBe('http://localhost:8080');
    expect(allowedOrigin('http://127.0.0.9:81')).toBe('http://127.0.0.9:81');
    expect(allowedOrigin('https://[::1]:8443')).toBe('https://[::1]:8443');
  });

  test('is refused if it is another machine, by address or by name', () => {
    for (const url of [
      'http://10.203.0.7',
      'http://example.org',
      'http://127.0.0.1.example.org',
      'http://localhost.example.org',
      'http://127.0.0.1@example.org',
      'http://[::ffff:10.0.0.1]',
    ])
      expect(() => allowedOrigin(url)).toThrow('is not a loopback address');
  });

  test('may be a private address if the cluster address repeats it exactly', () => {
    expect(allowedOrigin('http://10.203.0.7:80', '10.203.0.7')).toBe('http://10.203.0.7');
    expect(() => allowedOrigin('http://10.203.0.8', '10.203.0.7')).toThrow('--cluster-address');
    expect(() => allowedOrigin('http://8.8.8.8', '8.8.8.8')).toThrow('not a loopback address');
    expect(() => allowedOrigin('http://a.internal', 'a.internal')).toThrow('not a loopback');
  });

  test('must be an http or https URL', () => {
    for (const url of ['localhost:8080', 'ftp://127.0.0.1', ''])
      expect(() => allowedOrigin(url)).toThrow('--base-url takes an http or https URL');
  });
});
