import { eachOf, type Collection, type Doc } from '@argint/aggregate-store';
import { AppError } from '@argint/contracts';
import type { ServiceContext } from '@argint/service-kit';
import type { Entitlement } from '../entitlement/entitlement.ts';
import { insertOnce } from '../insert-once.ts';
import { ended, newAction, type OperatorAction } from './operator-action.ts';

/** The audit trail of operator commands. */
export const createOperatorActionService = (parts: {
  operatorActions: Collection<OperatorAction>;
  /** Their tombstones say who is deleted. */
  entitlements: Pick<Collection<Entitlement>, 'get'>;
  context: Pick<ServiceContext<unknown>, 'clock' | 'ids'>;
}) => {
  const { operatorActions, entitlements, context } = parts;

  const ofUser = async (userId: string): Promise<Doc<OperatorAction>[]> => {
    const sort = { field: 'at', direction: 1 } as const;
    const all: Doc<OperatorAction>[] = [];
    for await (const action of eachOf(operatorActions, { where: { userId }, sort }))
      all.push(action);
    return all;
  };
  const forget = async (userId: string): Promise<void> => {
    const tombstoneId = `deleted-${context.ids()}`;
    for (const { _id } of await ofUser(userId))
      await operatorActions.update(_id, (doc) => ({ ...doc, userId: tombstoneId }));
  };

  return {
    /** Records a run before it changes anything. A repeated call changes nothing. */
    begin: async (id: string, given: Parameters<typeof newAction>[0]): Promise<void> => {
      await insertOnce(() =>
        operatorActions.insert({ _id: id, ...newAction(given, context.clock()) }),
      );
      const { userId } = given;
      // Deleting a user writes the tombstone first, so that a deletion at the same time is noticed here.
      if (userId !== null && (await entitlements.get(userId))?.deletedAt) await forget(userId);
    },

    /** Records how a run ended: with the code of its failure, or null. @throws AppError NOT_FOUND */
    end: async (id: string, code: string | null): Promise<void> => {
      const now = context.clock();
      if (!(await operatorActions.update(id, (doc) => ended(doc, code, now))))
        throw new AppError('NOT_FOUND');
    },

    /** The newest rows, newest first. */
    list: async (limit: number): Promise<Doc<OperatorAction>[]> =>
      (await operatorActions.find({ sort: { field: 'at', direction: -1 }, limit })).items,

    /** The rows about a user, oldest first. */
    ofUser,

    /** Puts a random id in place of a deleted user. Idempotent. */
    forget,
  };
};
export type OperatorActionService = ReturnType<typeof createOperatorActionService>;
