import { DuplicateError } from '@argint/aggregate-store';
import { PENDING_ESSAY_DAYS, QUESTION_MAX_CHARS } from '@argint/contracts';
import { eachOf, type EssayCollections } from '../collections.ts';
import { checkText } from '../essays/check-text.ts';
import type { Vault } from '../sealing/vault.ts';
import { pendingPlace } from './pending-essay.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** A pending essay with readable texts. */
export interface OpenPendingEssay {
  transactionId: string;
  text: string;
  question: string | null;
  createdAt: Date;
}

export type PendingEssayService = ReturnType<typeof createPendingEssayService>;

/** Keeps the essay that a user was about to send when a payment began. Each user has one at most. */
export const createPendingEssayService = (parts: {
  collections: Pick<EssayCollections, 'pendingEssays'>;
  vault: Vault;
  clock: () => Date;
}) => {
  const { vault, clock } = parts;
  const { pendingEssays } = parts.collections;

  const get = async (userId: string): Promise<OpenPendingEssay | null> => {
    const stored = await pendingEssays.get(userId);
    if (!stored) return null;
    const { open } = await vault.openFor(userId);
    const { transactionId, text, question, createdAt } = stored;
    return {
      transactionId,
      text: open(pendingPlace(userId, 'text'), text),
      question: question === null ? null : open(pendingPlace(userId, 'question'), question),
      createdAt,
    };
  };

  const drop = async (userId: string): Promise<void> => {
    await pendingEssays.delete(userId);
  };

  return {
    /**
     * Keeps an essay for an order, in the place of the user's earlier one. Repeatable.
     * @throws AppError VALIDATION_FAILED, FORBIDDEN for a deleted user
     */
    keep: async (given: {
      userId: string;
      transactionId: string;
      text: string;
      question?: string;
    }): Promise<void> => {
      const { userId, transactionId, text, question } = given;
      checkText(text);
      if (question !== undefined) checkText(question, QUESTION_MAX_CHARS);
      const { seal } = await vault.sealFor(userId);
      const fields = {
        transactionId,
        text: seal(pendingPlace(userId, 'text'), text),
        question: question === undefined ? null : seal(pendingPlace(userId, 'question'), question),
        createdAt: clock(),
      };
      const replace = () => pendingEssays.update(userId, (doc) => ({ ...doc, ...fields }));
      if (await replace()) return;
      try {
        await pendingEssays.insert({ _id: userId, ...fields });
      } catch (error) {
        if (!(error instanceof DuplicateError)) throw error;
        await replace();
      }
    },

    /** The user's pending essay; null without one. */
    get,

    /** Removes it. None is not an error. */
    drop,

    /** Removes it when this is its text: it waits no longer, because an analysis of it was started. */
    dropIfSent: async (userId: string, text: string): Promise<void> => {
      if ((await get(userId))?.text.trim() === text.trim()) await drop(userId);
    },

    /** Removes essays whose payment did not come within PENDING_ESSAY_DAYS. */
    expire: async (): Promise<void> => {
      const before = new Date(clock().getTime() - PENDING_ESSAY_DAYS * DAY_MS);
      const old = { where: { createdAt: { $lte: before } } };
      for await (const { _id, version } of eachOf(pendingEssays, old))
        await pendingEssays.delete(_id, version);
    },
  };
};
