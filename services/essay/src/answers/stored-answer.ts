import { defineAggregate, type Doc, type FieldsOf } from '@argint/aggregate-store';
import { z } from 'zod';
import type { Place, Renew } from '../sealing/vault.ts';

/**
 * What a language model answered to one question about an essay, kept until the essay is deleted. The id is
 * `<essayId>:<key>`.
 */
export const answerSchema = defineAggregate({
  name: 'answers',
  fields: {
    essayId: z.string().min(1),
    /** The owner of the essay. */
    userId: z.string().min(1),
    /** Digest of everything that the answer depends on, as 64 hex digits. */
    key: z.string().min(1),
    /** Sealed JSON. */
    json: z.string().min(1),
    createdAt: z.date(),
  },
  indexes: [
    { fields: { essayId: 1 } },
    { fields: { userId: 1, key: 1, createdAt: -1 } },
    { fields: { userId: 1, createdAt: 1 } },
  ],
});
export type StoredAnswer = FieldsOf<typeof answerSchema>;

/** Id of the answer that is kept under a key with an essay. */
export const answerId = (essayId: string, key: string): string => `${essayId}:${key}`;

/** Where the JSON of an answer is stored. */
export const answerPlace = (id: string): Place => ({ collection: 'answers', id, field: 'json' });

/** The answer with its sealed value as `renew` gives it; the same object where it stays. */
export const resealAnswer = (stored: Doc<StoredAnswer>, renew: Renew): Doc<StoredAnswer> => {
  const json = renew(answerPlace(stored._id), stored.json);
  return json === stored.json ? stored : { ...stored, json };
};
