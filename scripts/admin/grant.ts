import { randomUUID } from 'node:crypto';
import { GRANT_MAX_CREDITS, PLAN_TYPES } from '@argint/contracts';
import { audited, findPerson } from './audited.ts';
import type { AdminCommand, Given } from './command.ts';
import { required } from './required-option.ts';
import { CLUSTER_USAGE, withProduct } from './running-product.ts';
import { UsageError } from './usage-error.ts';

const PLANS = PLAN_TYPES.filter((plan) => plan !== 'none');

const parseGrant = ({
  plan,
  credits,
}: Given['options']): { planType: string } | { credits: number } => {
  if (plan !== undefined) {
    if (!PLANS.some((type) => type === plan)) throw new UsageError(`${plan} is not a plan.`);
    return { planType: plan };
  }
  const amount = Number(credits);
  if (!Number.isInteger(amount) || amount < 1 || amount > GRANT_MAX_CREDITS)
    throw new UsageError(`--credits takes a whole number from 1 to ${GRANT_MAX_CREDITS}.`);
  return { credits: amount };
};

/**
 * Gives an account a plan or more credits.
 * @throws AppError NOT_FOUND if no account uses the e-mail address.
 */
export const grant: AdminCommand = {
  usage: `--email E (--plan ${PLANS.join('|')} | --credits N) ${CLUSTER_USAGE}`,
  summary: 'Gives an account a plan or more credits, and shows its new plan and analyses.',
  options: ['email', 'plan', 'credits', 'cluster'],
  changes: true,
  run: async ({ options, isDryRun }) => {
    const email = required(options, 'email');
    const { plan, credits } = options;
    if ((plan === undefined) === (credits === undefined))
      throw new UsageError('Give either --plan or --credits.');
    const given = parseGrant(options);
    const what = plan === undefined ? `${credits} credits` : `plan ${plan}`;
    const command = plan === undefined ? `grant --credits ${credits}` : `grant --plan ${plan}`;
    return withProduct(options['cluster'], (client) =>
      audited(
        client,
        { command, isDryRun },
        () => findPerson(client, email),
        async (person) => {
          const { userId } = person;
          const billing = client('profile-billing');
          const { entitlement } = isDryRun
            ? await billing.checkAccess({ userId })
            : await billing.grant({ userId, grantId: randomUUID(), ...given });
          const { planType, analysesRemaining } = entitlement ?? {};
          const left = analysesRemaining === -1 ? 'unlimited' : String(analysesRemaining);
          const has = `${person.email}: plan ${planType}, ${left} analyses`;
          return {
            data: {
              email: person.email,
              planType,
              analysesRemaining,
              ...(isDryRun ? { dryRun: true, would: given } : {}),
            },
            text: isDryRun ? `${has}. Nothing was changed. It would get ${what}.` : has,
          };
        },
      ),
    );
  },
};
