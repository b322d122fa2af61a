import { parseArgs } from 'node:util';

/** The output of a command, as data for `--json` and as text. */
export interface Answer {
  data: unknown;
  text: string;
}

/** The parsed command line: options by name, and the other arguments. */
export interface Given {
  options: Readonly<Record<string, string | undefined>>;
  words: readonly string[];
  /** Whether to show what would happen, and change nothing. */
  isDryRun: boolean;
}

/** One operator command. */
export interface AdminCommand {
  /** Arguments after the command's name. `--json` and `--help` are added to all. */
  usage: string;
  /** One sentence that says what the command does. */
  summary: string;
  /** Names of the options that take a value. */
  options?: readonly string[];
  /** Whether it changes something. It then takes `--dry-run` and goes into the audit trail. @default false */
  changes?: boolean;
  /** Whether it takes arguments besides its options. @default false */
  takesWords?: boolean;
  /** @throws UsageError, NoProductError, AppError */
  run: (given: Given) => Promise<Answer>;
}

/** The usage text of a command. */
export const usageOf = (name: string, { usage, summary, changes }: AdminCommand): string => {
  const parts = [name, usage, changes ? '[--dry-run]' : '', '[--json] [--help]'];
  return `usage: npm run admin -- ${parts.filter((part) => part !== '').join(' ')}\n  ${summary}`;
};

/**
 * Runs a command with its arguments and resolves with the text to print.
 * @throws what the command throws, and Node's parse errors for unknown arguments
 */
export const runCommand = async (
  name: string,
  command: AdminCommand,
  args: string[],
): Promise<string> => {
  const flags = {
    json: { type: 'boolean' },
    help: { type: 'boolean' },
    ...(command.changes ? { 'dry-run': { type: 'boolean' } as const } : {}),
  } as const;
  const named = (command.options ?? []).map((option) => [option, { type: 'string' }] as const);
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: command.takesWords ?? false,
    options: { ...Object.fromEntries(named), ...flags },
  });
  const {
    json,
    help,
    'dry-run': isDryRun = false,
    ...options
  } = values as { json?: boolean; help?: boolean; 'dry-run'?: boolean };
  if (help) return usageOf(name, command);
  const { data, text } = await command.run({ options, words: positionals, isDryRun });
  return json ? JSON.stringify(data) : text;
};
