import { randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import { AppError, codeOf, PLAN_TYPES } from '@argint/contracts';
import { withProduct } from './running-product.ts';
import { UsageError } from './usage-error.ts';

export const GRANT_USAGE = `grant --email E (--plan ${PLAN_TYPES.filter((p) => p !== 'none').join('|')} | --credits N)`;

/** Gives an account a plan or credits; answers what it has then. Throws UsageError, NoProductError, AppError NOT_FOUND. */
export const grant = async (args: string[]): Promise<string> => {
  const { values } = parseArgs({
    args,
    options: { email: { type: 'string' }, plan: { type: 'string' }, credits: { type: 'string' } },
  });
  const { email, plan, credits } = values;
  if (!email || (plan === undefined) === (credits === undefined)) throw new UsageError();
  if (plan !== undefined && !PLAN_TYPES.some((type) => type === plan && type !== 'none'))
    throw new UsageError(`${plan} is not a plan.`);
  const amount = Number(credits);
  if (credits !== undefined && !(Number.isInteger(amount) && amount > 0 && amount <= 1_000_000))
    throw new UsageError('--credits takes a whole number from 1 to 1000000.');

  return withProduct(async (client) => {
    const [auth, billing] = [client('auth'), client('profile-billing')];
    const { identity } = await auth.findByEmail({ email }).catch((error: unknown) => {
      throw codeOf(error) === 'NOT_FOUND'
        ? new AppError('NOT_FOUND', `No account uses ${email}.`)
        : error;
    });
    if (!identity) throw new AppError('INTERNAL');
    const { entitlement } = await billing.grant({
      userId: identity.userId,
      grantId: randomUUID(),
      ...(plan === undefined ? { credits: amount } : { planType: plan }),
    });
    const left =
      entitlement?.analysesRemaining === -1 ? 'unlimited' : String(entitlement?.analysesRemaining);
    return `${identity.email}: plan ${entitlement?.planType}, ${left} analyses`;
  });
};
