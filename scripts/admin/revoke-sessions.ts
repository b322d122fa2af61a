import { audited, findPerson } from './audited.ts';
import type { AdminCommand } from './command.ts';
import { required } from './required-option.ts';
import { CLUSTER_USAGE, withProduct } from './running-product.ts';

/**
 * Signs a user out everywhere.
 * @throws AppError NOT_FOUND if no account uses the e-mail address.
 */
export const revokeSessions: AdminCommand = {
  usage: `--email E ${CLUSTER_USAGE}`,
  summary: 'Ends all sessions of an account, within seconds. Its password stays.',
  options: ['email', 'cluster'],
  changes: true,
  run: ({ options, isDryRun }) => {
    const email = required(options, 'email');
    return withProduct(options['cluster'], (client) =>
      audited(
        client,
        { command: 'revoke-sessions', isDryRun },
        () => findPerson(client, email),
        async (person) => {
          const { sessions } = await client('auth').endSessions({
            userId: person.userId,
            dryRun: isDryRun,
          });
          return {
            data: { email: person.email, sessions, ...(isDryRun ? { dryRun: true } : {}) },
            text: isDryRun
              ? `${person.email}: open sessions: ${sessions}. Nothing was changed.`
              : `${person.email}: sessions ended: ${sessions}`,
          };
        },
      ),
    );
  },
};
