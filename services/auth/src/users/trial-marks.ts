import { defineAggregate, type Collection, type FieldsOf } from '@argint/aggregate-store';
import { TRIAL_AGAIN_DAYS } from '@argint/contracts';
import type { PerMasterKey } from '@argint/service-kit';
import { z } from 'zod';
import { createLoginRecords } from '../logins/login-records.ts';
import { updateOrInsert } from '../logins/update-or-insert.ts';
import { accountKey } from './user.ts';

/**
 * A free trial began for an e-mail address. The id is made of the address with a key, and nothing else is kept: neither
 * the account nor when it was deleted. So it may stay when the account is deleted.
 */
export const trialMarkSchema = defineAggregate({
  name: 'trialMarks',
  fields: { expiresAt: z.date() },
  indexes: [{ fields: { expiresAt: 1 } }],
});
export type TrialMark = FieldsOf<typeof trialMarkSchema>;

const AGAIN_MS = TRIAL_AGAIN_DAYS * 24 * 60 * 60 * 1_000;

/** The mailbox of an address: `ann+essays@example.org` is read by the owner of `ann@example.org`. */
const mailboxOf = (email: string): string => accountKey(email).replace(/\+[^@]*(?=@)/, '');

/** Remembers which e-mail addresses had a free trial lately. */
export interface TrialMarks {
  /** Whether the address had a trial that began in the last 90 days. */
  has(email: string): Promise<boolean>;
  /** A trial begins now. Repeatable. */
  add(email: string): Promise<void>;
}

export const createTrialMarks = (parts: {
  marks: Collection<TrialMark>;
  /** Make the ids. */
  idKeys: PerMasterKey<Buffer>;
  clock: () => Date;
}): TrialMarks => {
  const { marks, clock } = parts;
  const { idIn } = createLoginRecords(parts.idKeys);
  const idOf = (email: string): Promise<string> =>
    idIn(marks, (ids) => ids.ofTrial(mailboxOf(email)));
  return {
    has: async (email) => {
      const mark = await marks.get(await idOf(email));
      return mark !== null && mark.expiresAt > clock();
    },
    add: async (email) => {
      const now = clock();
      await updateOrInsert(
        marks,
        await idOf(email),
        () => ({ expiresAt: new Date(now.getTime() + AGAIN_MS) }),
        (mark) =>
          mark.expiresAt > now ? mark : { ...mark, expiresAt: new Date(now.getTime() + AGAIN_MS) },
      );
    },
  };
};
