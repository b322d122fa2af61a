import { describe, expect, test } from '@jest/globals';
import { DuplicateError, StoreAwayError } from '@argint/aggregate-store';
import mongoose from 'mongoose';
import { translated } from './mongo-error.ts';

const { MongoNetworkError, MongoServerError, MongoNotConnectedError } = mongoose.mongo;
const specs = [
  { name: 'label_1.unique', key: { label: 1 }, unique: true, fields: ['label'] },
] as const;
const translate = (error: unknown) => translated('shelves', specs, error);
const server = (fields: object) => new MongoServerError({ message: 'failed', ...fields });

describe('errors of MongoDB', () => {
  test('a lost connection, an election, a full disk and an unmet write concern are UNAVAILABLE', () => {
    const outages = [
      new MongoNetworkError('connection closed'),
      new MongoNotConnectedError('closed'),
      ...[91, 64, 10_107, 11_600, 14_031, 262].map((code) => server({ code })),
    ];
    for (const error of outages) expect(translate(error)).toMatchObject({ code: 'UNAVAILABLE' });
  });

  test('a refused login and a missing right are UNAVAILABLE, but waiting does not help', () => {
    for (const code of [13, 18]) {
      expect(translate(server({ code }))).toMatchObject({ code: 'UNAVAILABLE' });
      expect(translate(server({ code }))).not.toBeInstanceOf(StoreAwayError);
    }
    for (const code of [91, 10_107])
      expect(translate(server({ code }))).toBeInstanceOf(StoreAwayError);
  });

  test('a violated unique index names its fields, from servers that name only the index too', () => {
    const errors = [
      server({ code: 11_000, keyPattern: { label: 1 } }),
      server({ code: 11_000, message: 'E11000 duplicate key, index: label_1.unique dup key' }),
    ];
    for (const error of errors) expect(translate(error)).toMatchObject({ fields: ['label'] });
    expect(translate(server({ code: 11_000, message: 'index: _id_' }))).toMatchObject({
      fields: ['_id'],
    });
  });

  test('a duplicate does not carry the value, which may be an e-mail address', () => {
    const keyValue = { label: 'ann@example.org' };
    const error = translate(
      server({
        code: 11_000,
        keyPattern: { label: 1 },
        keyValue,
        message: 'dup key: { label: "ann@example.org" }',
      }),
    ) as DuplicateError;
    expect(error).toBeInstanceOf(DuplicateError);
    expect(JSON.stringify(error) + String(error.stack) + String(error.cause)).not.toContain('ann@');
  });

  test('a document above the limit of the server is PAYLOAD_TOO_LARGE, and other errors stay as they are', () => {
    expect(translate(server({ code: 17_420 }))).toMatchObject({ code: 'PAYLOAD_TOO_LARGE' });
    for (const error of [server({ code: 2 }), new RangeError('ours'), undefined])
      expect(translate(error)).toBe(error);
  });
});
