import { DuplicateError, eachOf, type Doc, type NewDoc } from '@argint/aggregate-store';
import { AppError } from '@argint/contracts';
import type { EssayCollections } from '../collections.ts';
import { requireKept } from '../essays/essay.ts';
import type { Vault } from '../sealing/vault.ts';
import { checkAnswerJson, checkKey } from './check-answer.ts';
import { answerId, answerPlace, type StoredAnswer } from './stored-answer.ts';

/** An answer of a language model to keep with an essay. */
export interface AnswerCommand {
  essayId: string;
  /** Digest of everything that the answer depends on, as 64 lower-case hex digits. */
  key: string;
  answerJson: string;
}

export type AnswersService = ReturnType<typeof createAnswersService>;

/**
 * Keeps what language models answered, so that a text that is sent again gets the same answers. Each answer belongs to
 * one essay and is deleted with it.
 */
export const createAnswersService = (parts: {
  collections: Pick<EssayCollections, 'essays' | 'answers'>;
  vault: Vault;
  clock: () => Date;
}) => {
  const { vault, clock } = parts;
  const { essays, answers } = parts.collections;

  const isKept = async (essayId: string): Promise<boolean> =>
    (await essays.get(essayId))?.state === 'kept';

  /** Stores an answer unless the essay has one under the key. Resolves with the stored one. */
  const store = async (given: NewDoc<StoredAnswer>): Promise<Doc<StoredAnswer>> => {
    let stored: Doc<StoredAnswer> | null;
    try {
      stored = await answers.insert(given);
    } catch (error) {
      if (!(error instanceof DuplicateError)) throw error;
      stored = await answers.get(given._id);
    }
    // A deletion that began after the caller's check may have missed this answer.
    if (stored && (await isKept(given.essayId))) return stored;
    await answers.delete(given._id);
    throw new AppError('ESSAY_NOT_FOUND');
  };

  /** The newest answer under a key with any kept essay of a user. */
  const newestOf = async (userId: string, key: string): Promise<Doc<StoredAnswer> | null> => {
    const query = {
      where: { userId, key },
      sort: { field: 'createdAt', direction: -1 },
    } as const;
    for await (const answer of eachOf(answers, query, { pageSize: 1 }))
      // What a deletion has not removed yet must not live on in another essay.
      if (await isKept(answer.essayId)) return answer;
    return null;
  };

  return {
    /**
     * Keeps an answer with an essay. The first one under a key stays, so a repeated call changes nothing.
     * @throws AppError ESSAY_NOT_FOUND, VALIDATION_FAILED
     */
    keep: async ({ essayId, key, answerJson }: AnswerCommand): Promise<void> => {
      checkKey(key);
      checkAnswerJson(answerJson);
      const { userId } = requireKept(await essays.get(essayId));
      const { seal } = await vault.openFor(userId);
      const _id = answerId(essayId, key);
      const json = seal(answerPlace(_id), answerJson);
      await store({ _id, essayId, userId, key, json, createdAt: clock() });
    },

    /**
     * The answer under a key with this or any other essay of its owner; null without one. An answer of another essay is
     * kept with this one too, so that it stays when the other is deleted.
     * @throws AppError ESSAY_NOT_FOUND, VALIDATION_FAILED
     */
    find: async (essayId: string, key: string): Promise<string | null> => {
      checkKey(key);
      const { userId } = requireKept(await essays.get(essayId));
      const { seal, open } = await vault.openFor(userId);
      const _id = answerId(essayId, key);
      const openAnswer = (answer: Doc<StoredAnswer>): string =>
        open(answerPlace(answer._id), answer.json);
      const own = await answers.get(_id);
      if (own) return openAnswer(own);
      const found = await newestOf(userId, key);
      if (!found) return null;
      const json = seal(answerPlace(_id), openAnswer(found));
      return openAnswer(await store({ _id, essayId, userId, key, json, createdAt: clock() }));
    },
  };
};
