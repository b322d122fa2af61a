import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { useEssayHarness } from '../testing/essay-harness.ts';
import type { Place } from './vault.ts';

const at: Place = { collection: 'essays', id: 'e1', field: 'text' };
const { harness } = useEssayHarness();

describe('the vault', () => {
  test('opens any well-formed text exactly as it was sealed', async () => {
    const { seal, open } = await harness.vault.sealFor('u1');
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
        expect(open(at, seal(at, text))).toBe(text);
      }),
      { seed: 1, numRuns: 300 },
    );
  });

  test('opens 100,000 characters outside the basic plane exactly as they were sealed', async () => {
    const text = '😀\r\n\u0000'.repeat(20_000);
    const { seal, open } = await harness.vault.sealFor('u1');
    expect(open(at, seal(at, text)) === text).toBe(true);
  });

  test('seals the same text differently each time and shows none of it', async () => {
    const { seal } = await harness.vault.sealFor('u1');
    const [one, two] = [seal(at, 'plain words'), seal(at, 'plain words')];
    expect(one).not.toBe(two);
    expect(Buffer.from(one.slice(3), 'base64').includes('plain')).toBe(false);
  });

  test.each([
    ['id', { ...at, id: 'e2' }],
    ['field', { ...at, field: 'title' }],
    ['collection', { ...at, collection: 'results' }],
  ])('refuses a ciphertext moved to another %s', async (_, elsewhere) => {
    const { seal, open } = await harness.vault.sealFor('u1');
    const sealed = seal(at, 'text');
    expect(() => open(elsewhere, sealed)).toThrow();
  });

  test('opens what an earlier release sealed, with a key that it wrapped', async () => {
    await harness.vault.sealFor('u1');
    await harness.collections.keys.update('u1', (key) => ({
      ...key,
      wrapped:
        'v1.3NtyxnOD3OFfl+GpPlrvpqlS78EEVSpdseAaj6tSN6EfZtrxSNtJjK5imeX4cKTwCMuGCsW+NrxUW5U4',
    }));
    const { open } = await harness.vault.openFor('u1');
    const sealed = 'v1.JU0GHoDDzi9F/B+D5tlznDTwFK+bCiP7IqFjYKTm27/PGIHhORpI';
    expect(open(at, sealed)).toBe('Water runs.');
  });

  test('refuses another user’s ciphertext, a changed one and an unknown version', async () => {
    const mine = await harness.vault.sealFor('u1');
    const theirs = await harness.vault.sealFor('u2');
    const sealed = mine.seal(at, 'text');
    const bytes = Buffer.from(sealed.slice(3), 'base64');
    bytes[bytes.length - 1]! ^= 1;
    expect(() => theirs.open(at, sealed)).toThrow();
    expect(() => mine.open(at, `v1.${bytes.toString('base64')}`)).toThrow();
    expect(() => mine.open(at, `v2${sealed.slice(2)}`)).toThrow('unknown version');
  });

  test('makes one key for a user whose first calls arrive at the same time', async () => {
    const seals = await Promise.all(Array.from({ length: 8 }, () => harness.vault.sealFor('u1')));
    const sealed = seals[0]!.seal(at, 'text');
    for (const { open } of seals) expect(open(at, sealed)).toBe('text');
  });

  test('neither opens nor seals once the key is destroyed', async () => {
    await harness.vault.sealFor('u1');
    await harness.vault.destroy('u1');
    await harness.vault.destroy('u1');
    await expect(harness.vault.openFor('u1')).rejects.toMatchObject({ code: 'ESSAY_NOT_FOUND' });
    await expect(harness.vault.sealFor('u1')).rejects.toMatchObject({ code: 'FORBIDDEN' });
    expect((await harness.collections.keys.get('u1'))?.wrapped).toBeNull();
  });

  test('never gives a key to a user who was deleted before the first text', async () => {
    await harness.vault.destroy('u9');
    await expect(harness.vault.sealFor('u9')).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });
});
