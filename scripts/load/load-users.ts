import { randomUUID } from 'node:crypto';
import { withProduct } from '../admin/running-product.ts';
import { registerUser } from '@argint/testkit';
import type { LoadScenario } from './load-scenarios.ts';

/** An account that a scenario uses. */
export interface LoadUser {
  id: string;
  token: string;
}

/** Credits of one account: enough for any run. */
const CREDITS = 10_000;

/** Registers accounts over the public API, one after another. @throws Error when one is refused, for example by the rate limit */
export const registerUsers = async (origin: string, count: number): Promise<LoadUser[]> => {
  const run = randomUUID().slice(0, 8);
  const users: LoadUser[] = [];
  for (let i = 0; i < count; i += 1) {
    const { session } = await registerUser(origin, `load-${run}-${i}`);
    users.push({ id: session.user.id, token: session.token });
  }
  return users;
};

/** Grants the accounts what the scenario asks for, as an operator of the product in DATA_DIR does. */
export const grantUsers = async (
  dataDir: string,
  users: readonly LoadUser[],
  grant: LoadScenario['grant'],
): Promise<void> => {
  process.env['DATA_DIR'] = dataDir;
  await withProduct(undefined, async (client) => {
    const billing = client('profile-billing');
    const gift = grant === 'credits' ? { credits: CREDITS } : { planType: 'unlimited' };
    for (const { id } of users) await billing.grant({ userId: id, grantId: randomUUID(), ...gift });
  });
};
