/** Operator commands on the running product; it is found through DATA_DIR/run.json. */
import { grant, GRANT_USAGE } from './admin/grant.ts';
import { rotateKeys, ROTATE_KEYS_USAGE } from './admin/rotate-keys.ts';
import { NoProductError } from './admin/running-product.ts';
import { UsageError } from './admin/usage-error.ts';

const COMMANDS: Record<string, { usage: string; run: (args: string[]) => Promise<string> }> = {
  grant: { usage: GRANT_USAGE, run: grant },
  'rotate-keys': { usage: ROTATE_KEYS_USAGE, run: rotateKeys },
};

const [name = '', ...args] = process.argv.slice(2);
const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
const usage = (command ? [command] : Object.values(COMMANDS))
  .map((one) => `usage: npm run admin -- ${one.usage}`)
  .join('\n');
try {
  if (!command) throw new UsageError();
  process.stdout.write(`${await command.run(args)}\n`);
} catch (error) {
  const isUnread = (error as { code?: string }).code?.startsWith('ERR_PARSE_ARGS') ?? false;
  const isUsage = isUnread || error instanceof UsageError;
  const said = error instanceof Error ? error.message : String(error);
  const lines = isUsage ? [isUnread ? '' : said, usage] : [said];
  process.stderr.write(`${lines.filter((line) => line !== '').join('\n')}\n`);
  process.exitCode = isUsage || error instanceof NoProductError ? 2 : 1;
}
