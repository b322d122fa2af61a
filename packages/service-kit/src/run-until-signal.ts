import { collectWhenQuiet } from '@argint/concurrency/garbage';
import { AppError, ERRORS } from '@argint/contracts';
import { ConfigError } from './config.ts';
import type { RunningServices } from './run-services.ts';

/** Milliseconds a shutdown may take during the start, before the settings are known. */
const DEFAULT_LIMIT_MS = 25_000;

const isExpected = (error: unknown): error is Error =>
  error instanceof ConfigError || (error instanceof AppError && error.code === 'UNAVAILABLE');

/** What students read says nothing to an operator, so the cause stands in its place. */
export const startFault = ({ message, cause }: Error): string =>
  message === ERRORS.UNAVAILABLE.message && cause instanceof Error ? cause.message : message;

const write = (error: unknown): void => {
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
  process.stderr.write(`${isExpected(error) ? startFault(error) : text}\n`);
};

/** Says what failed, in one sentence where it was to be expected, and ends the process with 1. */
export const exitWithError: (error: unknown) => never = (error) => {
  write(error);
  process.exit(1);
};

/**
 * Runs until SIGINT or SIGTERM, then closes in order and exits with 0. A second signal ends the process at once.
 * The exit code is 1 when the start fails (with one clear message), when the shutdown is not orderly or takes too
 * long, and when the services report a fatal failure.
 */
export const runUntilSignal = async (
  start: () => Promise<RunningServices>,
  announce: (running: RunningServices) => void,
): Promise<void> => {
  let running: RunningServices | undefined;
  let isStopping = false;
  const stop = async (exitCode: number): Promise<void> => {
    isStopping = true;
    setTimeout(() => process.exit(1), running?.closeLimitMs ?? DEFAULT_LIMIT_MS).unref();
    try {
      await running?.close();
    } catch (error) {
      write(error);
      process.exit(1);
    }
    process.exit(exitCode);
  };
  const onSignal = (): void => {
    if (isStopping) process.exit(1);
    void stop(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, onSignal);
  try {
    running = await start();
  } catch (error) {
    exitWithError(error);
  }
  announce(running);
  collectWhenQuiet();
  await running.fatal;
  // The failure has been logged already. Closing has a time limit here too, because it may wait for what has failed.
  if (!isStopping) await stop(1);
};
