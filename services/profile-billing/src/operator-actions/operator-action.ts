import { defineAggregate, type FieldsOf } from '@argint/aggregate-store';
import { z } from 'zod';

/** A row of the audit trail: one run of an operator command that changes something. Rows are never removed. */
export const operatorActionSchema = defineAggregate({
  name: 'operatorActions',
  fields: {
    /** As typed, without names and addresses of a person. */
    command: z.string().min(1),
    /** Who ran it, by the account on that machine. Nobody checks it: the caller secret is what admits a command. */
    operator: z.string().min(1),
    /** The student it was about; a random id once the account is deleted. */
    userId: z.string().nullable(),
    /** Whether it only showed what it would do. */
    isDryRun: z.boolean(),
    /** A run that was cut short stays `begun`. */
    state: z.enum(['begun', 'done', 'failed']),
    /** Why it failed. */
    code: z.string().nullable(),
    at: z.date(),
    endedAt: z.date().nullable(),
  },
  indexes: [{ fields: { at: 1 } }, { fields: { userId: 1, at: 1 } }],
});
export type OperatorAction = FieldsOf<typeof operatorActionSchema>;

/** The row of a run that begins. */
export const newAction = (
  given: Pick<OperatorAction, 'command' | 'operator' | 'userId' | 'isDryRun'>,
  now: Date,
): OperatorAction => ({ ...given, state: 'begun', code: null, at: now, endedAt: null });

/** The row of a run that has ended, with the code of its failure or null. What ended stays as it is. */
export const ended = <A extends OperatorAction>(action: A, code: string | null, now: Date): A =>
  action.state === 'begun'
    ? { ...action, state: code === null ? 'done' : 'failed', code, endedAt: now }
    : action;
