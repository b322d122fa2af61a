import type { AdminCommand } from './command.ts';
import { limitOf } from './limit-option.ts';
import { CLUSTER_USAGE, withProduct } from './running-product.ts';
import { table } from './table.ts';

/** Most rows that the product gives at once. */
const LIMIT_MAX = 1_000;

export const auditTrail: AdminCommand = {
  usage: `[--limit N] ${CLUSTER_USAGE}`,
  summary: 'Shows the newest runs of the commands that change something, dry runs included.',
  options: ['limit', 'cluster'],
  run: ({ options }) => {
    const limit = limitOf(options['limit'], LIMIT_MAX);
    return withProduct(options['cluster'], async (client) => {
      const { actions } = await client('profile-billing').listOperatorActions(
        limit === undefined ? {} : { limit },
      );
      const rows = actions.map(({ at, operator, command, userId, isDryRun, state, code }) => [
        at,
        operator,
        command,
        userId ?? '',
        [isDryRun ? 'dry run' : '', state, code ?? ''].filter((part) => part !== '').join(', '),
      ]);
      return {
        data: actions,
        text:
          rows.length === 0
            ? 'No command has changed anything yet.'
            : table([['at', 'operator', 'command', 'user', 'outcome'], ...rows]),
      };
    });
  },
};
