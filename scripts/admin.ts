/** Runs an operator command on the running product, which it finds through DATA_DIR/run.json or in a cluster. */
import { codeOf } from '@argint/contracts';
import { runCommand, usageOf, type AdminCommand } from './admin/command.ts';
import { auditTrail } from './admin/audit-trail.ts';
import { backup } from './admin/backup.ts';
import { deadLetters } from './admin/dead-letters.ts';
import { findUser } from './admin/find-user.ts';
import { grant } from './admin/grant.ts';
import { payments } from './admin/payments.ts';
import { queues } from './admin/queues.ts';
import { refund } from './admin/refund.ts';
import { rotateDataKeys } from './admin/rotate-data-keys.ts';
import { revokeSessions } from './admin/revoke-sessions.ts';
import { rotateKeys } from './admin/rotate-keys.ts';
import { rotateMasterKey } from './admin/rotate-master-key.ts';
import { sweepers } from './admin/sweepers.ts';
import { NoProductError } from './admin/reachable-product.ts';
import { UsageError } from './admin/usage-error.ts';

const COMMANDS: Readonly<Record<string, AdminCommand>> = {
  backup,
  'find-user': findUser,
  'revoke-sessions': revokeSessions,
  grant,
  payments,
  refund,
  queues,
  'dead-letters': deadLetters,
  sweepers,
  'rotate-keys': rotateKeys,
  'rotate-data-keys': rotateDataKeys,
  'rotate-master-key': rotateMasterKey,
  'audit-trail': auditTrail,
};
const REFUSED =
  'The product does not accept this command: the caller secret is not its own. Is DATA_DIR the folder of the running product? After --cluster: was the secret changed since the services started?';

const [name = '', ...args] = process.argv.slice(2);
const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
const usage = Object.entries(command ? { [name]: command } : COMMANDS)
  .map((entry) => usageOf(...entry))
  .join('\n');

/** Exit code 2: the arguments are wrong or no product runs. Exit code 1: the command failed. */
const explain = (error: unknown): { exitCode: number; lines: string[] } => {
  const message = error instanceof Error ? error.message : String(error);
  if (error instanceof NoProductError) return { exitCode: 2, lines: [message] };
  if (error instanceof UsageError) return { exitCode: 2, lines: [message, usage] };
  if ((error as { code?: string }).code?.startsWith('ERR_PARSE_ARGS'))
    return { exitCode: 2, lines: [message, usage] };
  return { exitCode: 1, lines: [codeOf(error).startsWith('CALLER_') ? REFUSED : message] };
};

try {
  if (command) process.stdout.write(`${await runCommand(name, command, args)}\n`);
  else if (name === '--help') process.stdout.write(`${usage}\n`);
  else throw new UsageError(name === '' ? 'Which command?' : `There is no command ${name}.`);
} catch (error) {
  const { exitCode, lines } = explain(error);
  process.stderr.write(`${lines.filter((line) => line !== '').join('\n')}\n`);
  process.exitCode = exitCode;
}
