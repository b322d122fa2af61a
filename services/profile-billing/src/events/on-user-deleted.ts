import type { EventHandler } from '@argint/event-bus';
import type { PaymentService } from '../payments/payment-service.ts';
import type { EntitlementService } from '../entitlement/entitlement-service.ts';

/** Deletes the profile and entitlement of a deleted user. Payments stay, without the user. */
export const onUserDeleted =
  (
    service: Pick<EntitlementService, 'forget'>,
    payments: Pick<PaymentService, 'forget'>,
  ): EventHandler<'users.deleted'> =>
  async ({ data: { userId } }) => {
    await service.forget(userId);
    await payments.forget(userId);
  };
