import { AppError } from '@argint/contracts';
import { ConfigError } from './config.ts';
import type { RunningServices } from './run-services.ts';

/** Milliseconds a shutdown may take before the process ends anyway. */
const SHUTDOWN_LIMIT_MS = 25_000;

/** Runs until SIGINT or SIGTERM, then closes in order. A start that fails ends the process with one clear message and code 1. */
export const runUntilSignal = async (
  start: () => Promise<RunningServices>,
  announce: (running: RunningServices) => void,
): Promise<void> => {
  let running: RunningServices | undefined;
  let stopping = false;
  const stop = async (): Promise<void> => {
    if (stopping) process.exit(1);
    stopping = true;
    setTimeout(() => process.exit(1), SHUTDOWN_LIMIT_MS).unref();
    await running?.close();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop());
  try {
    running = await start();
    announce(running);
  } catch (error) {
    const expected =
      error instanceof ConfigError || (error instanceof AppError && error.code === 'UNAVAILABLE');
    process.stderr.write(
      `${expected ? error.message : error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`,
    );
    process.exit(1);
  }
};
