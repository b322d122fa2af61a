import { AppError, CANCELLATION_REASON_MAX_CHARS } from '@argint/contracts';
import { audited, findPerson } from './audited.ts';
import type { AdminCommand } from './command.ts';
import { inRand } from './payments.ts';
import { required } from './required-option.ts';
import { CLUSTER_USAGE, withProduct } from './running-product.ts';
import { UsageError } from './usage-error.ts';

/**
 * Account and payment are both named, so that a mistyped id refunds nobody else's payment.
 * @throws AppError NOT_FOUND for an unknown account or a payment of another one, CONFLICT for one that is not complete
 */
export const refund: AdminCommand = {
  usage: `--email E --payment ID --reason R ${CLUSTER_USAGE}`,
  summary:
    'Records that a payment was given back, and takes back what it gave and is not used yet.',
  options: ['email', 'payment', 'reason', 'cluster'],
  changes: true,
  run: async ({ options, isDryRun }) => {
    const email = required(options, 'email');
    const id = required(options, 'payment');
    const reason = required(options, 'reason');
    if (reason.length > CANCELLATION_REASON_MAX_CHARS)
      throw new UsageError(`--reason takes at most ${CANCELLATION_REASON_MAX_CHARS} characters.`);
    return withProduct(options['cluster'], (client) =>
      audited(
        client,
        { command: `refund ${id}`, isDryRun },
        () => findPerson(client, email),
        async ({ userId }) => {
          const billing = client('profile-billing');
          const { payments } = await billing.listPayments({ userId });
          const payment = payments.find((known) => known.id === id);
          if (!payment) throw new AppError('NOT_FOUND', `${email} has no payment ${id}.`);
          const { paymentStatus, amountCents, subscriptionType } = payment;
          if (paymentStatus !== 'complete' && paymentStatus !== 'refunded')
            throw new AppError('CONFLICT', 'Only a complete payment can be refunded.');
          const about = `the payment of R${inRand(amountCents)} for ${subscriptionType}`;
          if (!isDryRun) await billing.refundPayment({ id, reason });
          return {
            data: {
              email,
              id,
              amount: inRand(amountCents),
              paymentStatus: isDryRun ? paymentStatus : 'refunded',
              ...(isDryRun ? { dryRun: true } : {}),
            },
            text: isDryRun
              ? `Nothing was changed. It would record that ${about} (now: ${paymentStatus}) was given back.`
              : `It is recorded that ${about} was given back. No money was moved: do that at PayFast.`,
          };
        },
      ),
    );
  },
};
