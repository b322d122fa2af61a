import type { EventHandler } from '@argint/event-bus';
import type { EntitlementService } from '../entitlement/entitlement-service.ts';
import type { MailQueue } from '../mail/mail-queue.ts';
import type { PaymentService } from '../payments/payment-service.ts';

/** Deletes the profile, entitlement and mails of a deleted user. Payments stay, without the user. */
export const onUserDeleted =
  (
    service: Pick<EntitlementService, 'forget'>,
    payments: Pick<PaymentService, 'forget'>,
    mails: Pick<MailQueue, 'forget'>,
  ): EventHandler<'users.deleted'> =>
  async ({ data: { userId } }) => {
    // First the profile, without which no mail is written.
    await service.forget(userId);
    await mails.forget(userId);
    await payments.forget(userId);
  };
