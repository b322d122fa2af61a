import type { Collection, Doc } from '@argint/aggregate-store';
import { AppError, spreadsheetSafe } from '@argint/contracts';
import type { ConsentService } from '../consents/consent-service.ts';
import type { Entitlement } from '../entitlement/entitlement.ts';
import type { OperatorActionService } from '../operator-actions/operator-action-service.ts';
import type { Payment } from '../payments/payment.ts';
import type { PaymentService } from '../payments/payment-service.ts';
import type { Profile } from '../profile/profile.ts';

/** A stored document without what the store itself keeps in it. */
const bare = <D extends object>(doc: Doc<D>): object => {
  const { _id, version, outbox, outboxSince, ...own } = doc;
  return own;
};

/**
 * A payment as a file shows it: the amount as `180.00`, and no text that a spreadsheet takes for a formula. Without the
 * provider's token for further payments: it is a secret of the provider's, and whoever finds the file could use it.
 */
const exportedPayment = ({ mandate, ...payment }: Doc<Payment>): object =>
  Object.fromEntries(
    Object.entries({ ...bare(payment), amount: (payment.amountCents / 100).toFixed(2) }).map(
      ([name, value]: [string, unknown]) => [
        name,
        typeof value === 'string' ? spreadsheetSafe(value) : value,
      ],
    ),
  );

export type UserExport = (userId: string) => Promise<string>;

/** Everything that this service holds about a user, as JSON. @throws AppError NOT_FOUND for an unknown or deleted user */
export const createUserExport =
  (parts: {
    profiles: Pick<Collection<Profile>, 'get'>;
    entitlements: Pick<Collection<Entitlement>, 'get'>;
    consents: Pick<ConsentService, 'get'>;
    payments: Pick<PaymentService, 'list'>;
    operatorActions: Pick<OperatorActionService, 'ofUser'>;
  }): UserExport =>
  async (userId) => {
    const { profiles, entitlements, consents, payments, operatorActions } = parts;
    const [profile, entitlement] = await Promise.all([
      profiles.get(userId),
      entitlements.get(userId),
    ]);
    if (!profile || !entitlement || entitlement.deletedAt !== null) throw new AppError('NOT_FOUND');
    return JSON.stringify({
      profile: bare(profile),
      entitlement: bare(entitlement),
      consents: await consents.get(userId),
      payments: (await payments.list(userId)).map(exportedPayment),
      // Without the operator, who is another person.
      operatorActions: (await operatorActions.ofUser(userId)).map(
        ({ command, isDryRun, state, at }) => ({ command, isDryRun, state, at }),
      ),
    });
  };
