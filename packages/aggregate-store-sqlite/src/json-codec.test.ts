import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { decodeDocument, encodeDocument } from './json-codec.ts';

const key = fc.oneof(fc.string(), fc.constantFrom('$date', '$$date', '$', '__proto__'));
const { value } = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    fc.string({ unit: 'binary' }),
    // JSON has one zero.
    fc.double({ noNaN: true, noDefaultInfinity: true }).map((n) => n + 0),
    fc.boolean(),
    fc.constant(null),
    fc.date({ noInvalidDate: true }),
    fc.array(tie('value'), { maxLength: 4 }),
    fc
      .array(fc.tuple(key, tie('value')), { maxLength: 4 })
      .map((entries) => Object.fromEntries(entries)),
  ),
}));

describe('documents as JSON', () => {
  test('everything a document may hold comes back equal, keys that look like marks too', () => {
    fc.assert(
      fc.property(value, (content) => {
        expect(decodeDocument(encodeDocument({ content }))).toEqual({ content });
      }),
      { numRuns: 500, seed: 42 },
    );
  });

  test('fields that are undefined are left out', () => {
    expect(encodeDocument({ a: undefined, b: { c: undefined } })).toBe('{"b":{}}');
  });
});
