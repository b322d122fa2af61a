import { eachOf, type Collection, type Condition, type Doc } from '@argint/aggregate-store';
import type { Payment } from './payment.ts';

/** All payments of a user, the newest first. */
export const paymentsOf = async (
  payments: Pick<Collection<Payment>, 'find'>,
  userId: string,
): Promise<Doc<Payment>[]> => {
  const sort = { field: 'createdAt', direction: -1 } as const;
  const all: Doc<Payment>[] = [];
  for await (const payment of eachOf(payments, { where: { userId }, sort })) all.push(payment);
  return all;
};

/**
 * Does something with each payment whose date is due.
 *
 * @throws AggregateError at the end, where it failed for some
 */
export const forEachDue = async (
  payments: Pick<Collection<Payment>, 'find'>,
  field: 'settleSince' | 'closeAt' | 'endMandateSince',
  due: Condition,
  act: (payment: Doc<Payment>) => Promise<unknown>,
): Promise<void> => {
  const errors: unknown[] = [];
  const query = { where: { [field]: due }, sort: { field, direction: 1 } } as const;
  for await (const payment of eachOf(payments, query))
    await act(payment).catch((error: unknown) => errors.push(error));
  if (errors.length > 0)
    throw new AggregateError(errors, `${errors.length} payments wait because of ${field}`);
};
