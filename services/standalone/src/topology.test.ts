import { expect, test } from '@jest/globals';
import { privatePorts } from './topology.ts';

const linksWith = (own: { PORT: number; PUBLIC_URL?: string }) =>
  privatePorts({ HOST: '127.0.0.1', ...own })['profile-billing']?.['PUBLIC_URL'];

test('links in mails lead to the port of the product, unless its public address is set', () => {
  expect(linksWith({ PORT: 8193 })).toBe('http://localhost:8193');
  expect(linksWith({ PORT: 8193, PUBLIC_URL: '' })).toBe('http://localhost:8193');
  expect(linksWith({ PORT: 8193, PUBLIC_URL: 'https://essays.example' })).toBeUndefined();
  expect(linksWith({ PORT: 0 })).toBeUndefined();
});
