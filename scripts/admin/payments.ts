import { findPerson } from './audited.ts';
import type { AdminCommand } from './command.ts';
import { required } from './required-option.ts';
import { CLUSTER_USAGE, withProduct } from './running-product.ts';
import { table } from './table.ts';

/** Cents as rand, for example 180.00. */
export const inRand = (cents: number): string => (cents / 100).toFixed(2);

/** @throws AppError NOT_FOUND if no account uses the e-mail address */
export const payments: AdminCommand = {
  usage: `--email E ${CLUSTER_USAGE}`,
  summary: 'Shows the orders and payments of an account, the newest first.',
  options: ['email', 'cluster'],
  run: async ({ options }) => {
    const email = required(options, 'email');
    return withProduct(options['cluster'], async (client) => {
      const { userId } = await findPerson(client, email);
      const { payments: found } = await client('profile-billing').listPayments({ userId });
      const data = found.map((payment) => ({
        id: payment.id,
        createdAt: payment.createdAt,
        amount: inRand(payment.amountCents),
        subscriptionType: payment.subscriptionType,
        paymentStatus: payment.paymentStatus,
        paymentId: payment.paymentId ?? null,
      }));
      const rows = data.map((row) => Object.values(row).map((value) => value ?? ''));
      const heading = ['id', 'created', 'rand', 'plan', 'status', 'PayFast id'];
      return {
        data,
        text: rows.length === 0 ? `${email} has no payments.` : table([heading, ...rows]),
      };
    });
  },
};
