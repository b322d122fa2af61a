/** Operator commands on the running product; it is found through DATA_DIR/run.json. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import { AppError, codeOf, PLAN_TYPES } from '@argint/contracts';
import { createGrpcClient, createSharedMetrics } from '@argint/service-kit';
import type { RunFile } from '@argint/standalone';

const USAGE = `usage: npm run admin -- grant --email E (--plan ${PLAN_TYPES.filter((p) => p !== 'none').join('|')} | --credits N)`;

class UsageError extends Error {}

const dataDir = (): string => process.env['DATA_DIR'] ?? './data';

const readRunFile = (): RunFile => {
  const file = join(dataDir(), 'run.json');
  try {
    const run = JSON.parse(readFileSync(file, 'utf8')) as RunFile;
    // A product that was killed leaves its file behind.
    process.kill(run.pid, 0);
    return run;
  } catch {
    throw new UsageError(
      `No running product found: ${file} does not lead to one. Start it with 'make start', or set DATA_DIR to its folder.`,
    );
  }
};

const grant = async (args: string[]): Promise<string> => {
  const { values } = parseArgs({
    args,
    options: { email: { type: 'string' }, plan: { type: 'string' }, credits: { type: 'string' } },
  });
  const { email, plan, credits } = values;
  if (!email || (plan === undefined) === (credits === undefined)) throw new UsageError(USAGE);
  if (plan !== undefined && !PLAN_TYPES.some((type) => type === plan && type !== 'none'))
    throw new UsageError(`${plan} is not a plan.\n${USAGE}`);
  const amount = Number(credits);
  if (credits !== undefined && !(Number.isInteger(amount) && amount > 0 && amount <= 1_000_000))
    throw new UsageError(`--credits takes a whole number from 1 to 1000000.\n${USAGE}`);

  const run = readRunFile();
  const metrics = createSharedMetrics();
  const auth = createGrpcClient('auth', {
    service: 'admin',
    address: run.grpc['auth'] ?? '',
    metrics,
  });
  const billing = createGrpcClient('profile-billing', {
    service: 'admin',
    address: run.grpc['profile-billing'] ?? '',
    metrics,
  });
  try {
    const { identity } = await auth.client.findByEmail({ email }).catch((error: unknown) => {
      throw codeOf(error) === 'NOT_FOUND'
        ? new AppError('NOT_FOUND', `No account uses ${email}.`)
        : error;
    });
    if (!identity) throw new AppError('INTERNAL');
    const { entitlement } = await billing.client.grant({
      userId: identity.userId,
      grantId: randomUUID(),
      ...(plan === undefined ? { credits: amount } : { planType: plan }),
    });
    const left =
      entitlement?.analysesRemaining === -1 ? 'unlimited' : String(entitlement?.analysesRemaining);
    return `${identity.email}: plan ${entitlement?.planType}, ${left} analyses`;
  } finally {
    auth.close();
    billing.close();
  }
};

const commands: Record<string, (args: string[]) => Promise<string>> = { grant };

try {
  const [name = '', ...args] = process.argv.slice(2);
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw new UsageError(USAGE);
  process.stdout.write(`${await command(args)}\n`);
} catch (error) {
  const isParseError = (error as { code?: string }).code?.startsWith('ERR_PARSE_ARGS') ?? false;
  const said = error instanceof Error ? error.message : String(error);
  process.stderr.write(`${isParseError ? USAGE : said}\n`);
  process.exitCode = error instanceof UsageError || isParseError ? 2 : 1;
}
