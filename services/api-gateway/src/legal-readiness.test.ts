import { describe, expect, test } from '@jest/globals';
import { whyNotPublic } from './legal-readiness.ts';

describe('a start with legal pages that name no provider', () => {
  test.each([
    ['a public address', { PUBLIC_URL: 'https://essays.example.org' }],
    ['real payments', { PAYFAST_MERCHANT_ID: '10000100' }],
  ])('warns with %s, and names what is missing', (_, settings) => {
    expect(whyNotPublic(settings, ['telephone'])).toMatch(/Fill in telephone in .*provider\.ts/);
  });

  test.each([
    ['at the owner’s desk', {}, ['telephone']],
    ['on a loopback address', { PUBLIC_URL: 'http://localhost:8080' }, ['telephone']],
    ['once they are filled in', { PUBLIC_URL: 'https://essays.example.org' }, []],
  ])('says nothing %s', (_, settings, missing) => {
    expect(whyNotPublic(settings, missing)).toBeNull();
  });
});
