import { AppError, codeOf } from '@argint/contracts';
import type { PaymentService } from '../payments/payment-service.ts';
import { checkAmount, checkSignature, confirmationOf, meaningOf, readNotice } from './notice.ts';
import { checkSource } from './notify-source.ts';
import type { PayfastClient } from './payfast-client.ts';
import type { PayfastSettings } from './payfast-settings.ts';

interface NoticeDoorParts {
  settings: PayfastSettings;
  provider: Pick<PayfastClient, 'isConfirmed'>;
  payments: Pick<PaymentService, 'orderOf' | 'receive'>;
  /** Told how each notice ended: `handled`, or the code of the error. */
  count: (outcome: string) => void;
}

/**
 * Lets a notice in after four checks: signature, source, amount, and the provider's own confirmation.
 *
 * @throws AppError NOTICE_REFUSED; UNAVAILABLE where the provider cannot be asked, so that it sends the notice again
 */
export const createNoticeDoor = ({ settings, provider, payments, count }: NoticeDoorParts) => {
  const handle = async (body: string, address: string): Promise<void> => {
    const raw = readNotice(body);
    checkSignature(raw, settings.passphrase);
    checkSource(settings.notifyFrom, address);
    const { amountCents, ...notice } = meaningOf(raw, settings.merchantId);
    const order = await payments.orderOf(notice);
    if (notice.status === 'complete') checkAmount(amountCents, order.amountCents);
    if (!(await provider.isConfirmed(confirmationOf(raw))))
      throw new AppError('NOTICE_REFUSED', 'The payment provider does not know this notice.');
    await payments.receive(notice);
  };
  return async (body: string, address: string): Promise<void> => {
    try {
      await handle(body, address);
      count('handled');
    } catch (error) {
      count(codeOf(error));
      throw error;
    }
  };
};
