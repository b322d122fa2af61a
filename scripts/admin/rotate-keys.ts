import { parseArgs } from 'node:util';
import { withProduct } from './running-product.ts';

export const ROTATE_KEYS_USAGE = 'rotate-keys';

/** Lets the next signing key take over; nobody is signed out. Throws AppError CONFLICT where that is too soon after the last time. */
export const rotateKeys = async (args: string[]): Promise<string> => {
  parseArgs({ args, options: {} });
  return withProduct(async (client) => {
    const { kid, retiredKid, retiredUntil } = await client('auth').rotateKeys({});
    return `New access tokens are signed with key ${kid}; those signed with ${retiredKid} are taken until ${retiredUntil}.`;
  });
};
