import { spawnSync } from 'node:child_process';

/**
 * Runs a program and returns its output without the last newline.
 * @throws Error with what the program wrote when it fails
 */
export const runCommand = (program: string, args: readonly string[], input?: string): string => {
  const { status, stdout, stderr, error } = spawnSync(program, args, { input, encoding: 'utf8' });
  if (error || status !== 0)
    throw new Error(`${program} ${args[0] ?? ''} failed: ${stderr || stdout || error?.message}`);
  return stdout.trimEnd();
};

/** Ends the process with 1 and a message instead of a stack. */
export const orSayWhy = async (work: () => void | Promise<void>): Promise<void> => {
  try {
    await work();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
};
