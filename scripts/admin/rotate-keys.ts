import { auditedForNobody } from './audited.ts';
import type { AdminCommand, Answer } from './command.ts';
import { CLUSTER_USAGE, withProduct, type ProductClient } from './running-product.ts';

const rotate = async (client: ProductClient): Promise<Answer> => {
  const { kid, retiredKid, retiredUntil } = await client('auth').rotateKeys({});
  return {
    data: { kid, retiredKid, retiredUntil },
    text: `New access tokens are signed with key ${kid}; those signed with ${retiredKid} are accepted until ${retiredUntil}.`,
  };
};

/** The next key is the last one published. */
const preview = async (client: ProductClient): Promise<Answer> => {
  const { jwksJson } = await client('auth').getKeys({});
  const { keys } = JSON.parse(jwksJson) as { keys: { kid: string }[] };
  const kid = keys.at(-1)?.kid ?? null;
  return {
    data: { dryRun: true, kid },
    text: `Nothing was changed. New access tokens would be signed with key ${kid}.`,
  };
};

/** Fails with CONFLICT when the next key is so new that some services may not know it yet. */
export const rotateKeys: AdminCommand = {
  usage: CLUSTER_USAGE,
  summary: 'Signs access tokens with the next key from now on. Nobody is signed out.',
  options: ['cluster'],
  changes: true,
  run: ({ options, isDryRun }) =>
    withProduct(options['cluster'], (client) =>
      auditedForNobody(client, { command: 'rotate-keys', isDryRun }, () =>
        isDryRun ? preview(client) : rotate(client),
      ),
    ),
};
