import type { EventHandler } from '@argint/event-bus';
import type { ConsentService } from '../consents/consent-service.ts';
import type { EntitlementService } from '../entitlement/entitlement-service.ts';
import type { MailQueue } from '../mail/mail-queue.ts';
import type { PaymentService } from '../payments/payment-service.ts';

/**
 * Deletes the profile, entitlement, mails and consents of a deleted user, the tombstone first. Payments stay, without the
 * user.
 */
export const onUserDeleted =
  (
    service: Pick<EntitlementService, 'forget'>,
    payments: Pick<PaymentService, 'forget'>,
    mails: Pick<MailQueue, 'forget'>,
    consents: Pick<ConsentService, 'forget'>,
  ): EventHandler<'users.deleted'> =>
  async ({ data: { userId } }) => {
    // The profile goes first: without it, no mail is written.
    await service.forget(userId);
    await mails.forget(userId);
    await consents.forget(userId);
    await payments.forget(userId);
  };
