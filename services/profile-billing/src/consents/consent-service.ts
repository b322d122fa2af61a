import type { Collection, Doc } from '@argint/aggregate-store';
import { AppError } from '@argint/contracts';
import { LEGAL_VERSION } from '@argint/contracts/legal';
import type { Entitlement } from '../entitlement/entitlement.ts';
import { insertOnce } from '../insert-once.ts';
import { addEntry, isGranted, type Consent, type ConsentEntry } from './consent.ts';

/** What a user agreed to, for the page and the export. */
export interface ConsentState {
  training: boolean;
  history: readonly ConsentEntry[];
}

const NOBODY: Consent = { entries: [] };
const stateOf = (consent: Consent): ConsentState => ({
  training: isGranted(consent, 'training'),
  history: consent.entries,
});

export type ConsentService = ReturnType<typeof createConsentService>;

/** Records what users agree to, with version and time. */
export const createConsentService = (parts: {
  consents: Collection<Consent>;
  /** Their tombstones say who is deleted. */
  entitlements: Pick<Collection<Entitlement>, 'get'>;
  clock: () => Date;
}) => {
  const { consents, entitlements, clock } = parts;

  /** Removes what was written for a user who is deleted by now. @throws AppError NOT_FOUND for such a user */
  const assertKnown = async (userId: string): Promise<void> => {
    const entitlement = await entitlements.get(userId);
    if (entitlement && entitlement.deletedAt === null) return;
    await consents.delete(userId);
    throw new AppError('NOT_FOUND');
  };

  const record = async (
    userId: string,
    said: Pick<ConsentEntry, 'kind' | 'granted'>,
  ): Promise<ConsentState> => {
    await assertKnown(userId);
    const entry = { ...said, version: LEGAL_VERSION, at: clock() };
    const append = (): Promise<Doc<Consent> | null> =>
      consents.update(userId, (doc) => addEntry(doc, entry));
    let stored = await append();
    if (!stored) {
      await insertOnce(() => consents.insert({ _id: userId, ...addEntry(NOBODY, entry) }));
      stored = await append();
    }
    // Deleting a user writes the tombstone first, so that a deletion at the same time is noticed here.
    await assertKnown(userId);
    return stateOf(stored ?? NOBODY);
  };

  return {
    /** @throws AppError NOT_FOUND for an unknown or deleted user */
    get: async (userId: string): Promise<ConsentState> => {
      const consent = await consents.get(userId);
      await assertKnown(userId);
      return stateOf(consent ?? NOBODY);
    },
    /**
     * Records that a new account agreed to the terms of today. An earlier record stays, since the event may come again
     * under a later version. @throws AppError NOT_FOUND
     */
    acceptTerms: async (userId: string): Promise<void> => {
      const known = await consents.get(userId);
      if (!known || !isGranted(known, 'terms'))
        await record(userId, { kind: 'terms', granted: true });
    },
    /** Records a yes or a no to training. Repeating changes nothing. @throws AppError NOT_FOUND */
    setTraining: (userId: string, granted: boolean): Promise<ConsentState> =>
      record(userId, { kind: 'training', granted }),
    /** Removes the record of a deleted user, after the tombstone. Idempotent. */
    forget: async (userId: string): Promise<void> => {
      await consents.delete(userId);
    },
  };
};
