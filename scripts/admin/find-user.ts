import { findPerson } from './audited.ts';
import type { AdminCommand } from './command.ts';
import { required } from './required-option.ts';
import { CLUSTER_USAGE, withProduct } from './running-product.ts';

/**
 * Shows the account of an e-mail address.
 * @throws AppError NOT_FOUND if no account uses the e-mail address.
 */
export const findUser: AdminCommand = {
  usage: `--email E ${CLUSTER_USAGE}`,
  summary:
    'Shows an account: its id, when it was made, its plan, whether its address is confirmed, and how many sessions are open.',
  options: ['email', 'cluster'],
  run: ({ options }) => {
    const email = required(options, 'email');
    return withProduct(options['cluster'], async (client) => {
      const { userId, username, createdAt, emailUnverified, ...person } = await findPerson(
        client,
        email,
      );
      const [{ entitlement }, { sessions }] = await Promise.all([
        client('profile-billing').checkAccess({ userId }),
        client('auth').endSessions({ userId, dryRun: true }),
      ]);
      const { planType, analysesRemaining } = entitlement ?? {};
      const left = analysesRemaining === -1 ? 'unlimited' : String(analysesRemaining);
      return {
        data: {
          userId,
          username,
          email: person.email,
          emailConfirmed: !emailUnverified,
          createdAt,
          planType,
          analysesRemaining,
          sessions,
        },
        text: `${person.email}${emailUnverified ? ' (not confirmed)' : ''}: ${userId}, username ${username}, since ${createdAt}, plan ${planType}, ${left} analyses, open sessions: ${sessions}`,
      };
    });
  },
};
