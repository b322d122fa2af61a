import type { Checkout } from '@argint/contracts';
import { call, startFakePayfast } from '@argint/testkit';

/** The payment provider of all journeys. The test closes it at its end. */
export const provider = await startFakePayfast();

/** A notice, sent until the product answers that it was handled, as the real provider does. */
const notify = async (orderId: string, payment: string): Promise<void> => {
  const paymentId = `${payment}-${orderId}`;
  const { status, body } = await provider.send(
    provider.notice(orderId, { pf_payment_id: paymentId }),
  );
  if (status !== 200) throw new Error(`a notice was answered ${status}: ${body}`);
};

/**
 * Orders a monthly plan, pays it twice (the second payment is a renewal, and its notice comes twice), and cancels it.
 * Repeated after a crash, it buys the plan once more where the first order was paid.
 */
export const buyPlan = async (url: string, token: string): Promise<void> => {
  const ordered = await call<Checkout>(url, '/api/payments/create-payment', {
    token,
    body: { planType: 'standard' },
  });
  if (ordered.status !== 200) throw new Error(`create-payment answered ${ordered.status}`);
  const { orderId, fields } = ordered.body;
  provider.order(fields);
  for (const payment of ['first', 'second', 'second']) await notify(orderId, payment);
  const cancelled = await call(url, '/api/profile/subscription', {
    token,
    method: 'PUT',
    body: { autoRenew: false, cancellationReason: 'Too expensive' },
  });
  if (cancelled.status !== 200) throw new Error(`cancelling answered ${cancelled.status}`);
};
