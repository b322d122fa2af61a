import type { AdminCommand } from './command.ts';
import { CLUSTER_USAGE, withProduct } from './running-product.ts';

/** Fails with CONFLICT when the next key is so new that some services may not know it yet. */
export const rotateKeys: AdminCommand = {
  usage: CLUSTER_USAGE,
  summary: 'Signs access tokens with the next key from now on. Nobody is signed out.',
  options: ['cluster'],
  run: ({ options }) =>
    withProduct(options['cluster'], async (client) => {
      const { kid, retiredKid, retiredUntil } = await client('auth').rotateKeys({});
      return {
        data: { kid, retiredKid, retiredUntil },
        text: `New access tokens are signed with key ${kid}; those signed with ${retiredKid} are accepted until ${retiredUntil}.`,
      };
    }),
};
