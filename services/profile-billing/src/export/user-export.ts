import type { Collection, Doc } from '@argint/aggregate-store';
import { AppError } from '@argint/contracts';
import type { ConsentService } from '../consents/consent-service.ts';
import type { Entitlement } from '../entitlement/entitlement.ts';
import type { OperatorActionService } from '../operator-actions/operator-action-service.ts';
import type { PaymentService } from '../payments/payment-service.ts';
import type { Profile } from '../profile/profile.ts';

/** A stored document without what the store itself keeps in it. */
const bare = <D extends object>(doc: Doc<D>): object => {
  const { _id, version, outbox, outboxSince, ...own } = doc;
  return own;
};

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
      payments: (await payments.list(userId)).map((payment) => bare(payment)),
      // Without the operator, who is another person.
      operatorActions: (await operatorActions.ofUser(userId)).map(
        ({ command, isDryRun, state, at }) => ({ command, isDryRun, state, at }),
      ),
    });
  };
