import { auditedForNobody } from './audited.ts';
import type { AdminCommand, Answer } from './command.ts';
import { CLUSTER_USAGE, withProduct, type ProductClient } from './running-product.ts';

const OWNERS = ['auth', 'essay'] as const;

interface Progress {
  service: string;
  masterKeyId: string;
  previousKeys: number;
  waiting: number;
}

const ask = async (client: ProductClient, isDryRun: boolean): Promise<Progress[]> =>
  Promise.all(
    OWNERS.map(async (service) => ({
      service,
      ...(await client(service).moveToMasterKey({ dryRun: isDryRun })),
    })),
  );

const line = ({ service, masterKeyId, previousKeys, waiting }: Progress): string =>
  previousKeys === 0
    ? `${service}: master key ${masterKeyId}, and no previous one is set.`
    : `${service}: master key ${masterKeyId}; ${waiting} keys are still protected by a previous one.`;

const sumOf = (found: readonly Progress[]): number =>
  found.reduce((sum, { waiting }) => sum + waiting, 0);

const conclusion = (found: readonly Progress[], isDryRun: boolean): string => {
  if (isDryRun) return 'Nothing was changed.';
  if (sumOf(found) > 0) return 'Some keys could not be moved. The log of the service says why.';
  if (found.every(({ previousKeys }) => previousKeys === 0)) return 'There was nothing to move.';
  return 'Half an hour after the last replica got the new key, the previous ones can be removed.';
};

/** Calls until nothing is left, or until a round moves nothing. */
const move = async (client: ProductClient): Promise<Progress[]> => {
  let found = await ask(client, false);
  for (;;) {
    const before = sumOf(found);
    if (before === 0) return found;
    found = await ask(client, false);
    if (sumOf(found) >= before) return found;
  }
};

const rotate = async (client: ProductClient, isDryRun: boolean): Promise<Answer> => {
  const found = isDryRun ? await ask(client, true) : await move(client);
  return {
    data: { ...(isDryRun ? { dryRun: true } : {}), services: found },
    text: [...found.map(line), conclusion(found, isDryRun)].join('\n'),
  };
};

/** Moves now what the services would move in the background, and says when the old master key can go. */
export const rotateMasterKey: AdminCommand = {
  usage: CLUSTER_USAGE,
  summary: 'Moves everything that a previous master key protects to the current one.',
  options: ['cluster'],
  changes: true,
  run: ({ options, isDryRun }) =>
    withProduct(options['cluster'], (client) =>
      auditedForNobody(client, { command: 'rotate-master-key', isDryRun }, () =>
        rotate(client, isDryRun),
      ),
    ),
};
