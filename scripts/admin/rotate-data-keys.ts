import { randomUUID } from 'node:crypto';
import { auditedForNobody } from './audited.ts';
import type { AdminCommand, Answer } from './command.ts';
import { CLUSTER_USAGE, withProduct, type ProductClient } from './running-product.ts';

/** How far a rotation has come, as users by what is left for them. */
interface Progress {
  number: number;
  users: number;
  waiting: number;
  resealing: number;
  keeping: number;
  steps: number;
}

const leftNow = ({ waiting, resealing }: Progress): number => waiting + resealing;

/** Calls until nothing is left to do now, or until a call has done nothing. */
const rotate = async (client: ProductClient): Promise<Progress> => {
  const rotationId = randomUUID();
  for (;;) {
    const found = await client('essay').rotateDataKeys({ rotationId });
    if (leftNow(found) === 0 || found.steps === 0) return found;
  }
};

const conclusion = (found: Progress, isDryRun: boolean): string => {
  if (isDryRun && leftNow(found) + found.keeping === 0)
    return `Nothing was changed. ${found.users} users would get a new data key.`;
  if (isDryRun) return 'Nothing was changed. This rotation is under way, and the service goes on.';
  if (leftNow(found) > 0) return 'The service goes on by itself. If it does not, its log says why.';
  if (found.keeping > 0)
    return 'All texts are sealed with the new keys. The service removes the old keys in some minutes.';
  return 'The rotation is done.';
};

const present = (found: Progress, isDryRun: boolean): Answer => {
  const { number, users, waiting, resealing, keeping } = found;
  return {
    data: { ...(isDryRun ? { dryRun: true } : {}), number, users, waiting, resealing, keeping },
    text: [
      number === 0 ? 'There was no rotation yet.' : `Rotation ${number} of the data keys:`,
      `${waiting} of ${users} users wait for a new key.`,
      `The texts of ${resealing} are still to be sealed with it.`,
      `The old keys of ${keeping} are kept for calls that still use them.`,
      conclusion(found, isDryRun),
    ].join('\n'),
  };
};

/** Starts a rotation, or joins the one that is under way, and stays until all texts are sealed with the new keys. */
export const rotateDataKeys: AdminCommand = {
  usage: CLUSTER_USAGE,
  summary: 'Gives every user a new data key and seals all texts with it. Nobody is interrupted.',
  options: ['cluster'],
  changes: true,
  run: ({ options, isDryRun }) =>
    withProduct(options['cluster'], (client) =>
      auditedForNobody(client, { command: 'rotate-data-keys', isDryRun }, async () =>
        present(
          isDryRun ? await client('essay').rotateDataKeys({ dryRun: true }) : await rotate(client),
          isDryRun,
        ),
      ),
    ),
};
