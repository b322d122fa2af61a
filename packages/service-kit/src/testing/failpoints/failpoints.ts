import { appendFileSync, readFileSync, unlinkSync } from 'node:fs';

/** Called before and after each durable step. The stack of `callSite` shows which code made the step. */
export type Failpoint = (point: string, callSite?: Error) => void;

/** File and line of the service's code in a stack trace. */
const siteOf = ({ stack = '' }: Error): string =>
  /services\/(?!standalone\/)[^\s:()]+\.ts:\d+/.exec(stack)?.[0] ?? '';

/**
 * Whether this process is the one that stops at `step`, `<step>:<side>`. Several processes look at the same file; the
 * one that removes it stops, so the others continue.
 */
const takes = (armed: string, step: string): boolean => {
  try {
    if (readFileSync(armed, 'utf8') !== step) return false;
    unlinkSync(armed);
    return true;
  } catch (error) {
    // Nothing is armed, or another process was faster.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
    throw error;
  }
};

/**
 * Kills the process with SIGKILL at one of its durable steps, or logs the steps it passes. Points are named
 * `<service>:<what>[state]#<n>:before|after`, where n counts within one process. A line of the log is the point, a tab
 * and the place in the code.
 */
export const createFailpoints = (options: {
  /** The point at which to kill the process. @default none */
  stopAt?: string | undefined;
  /**
   * A file that may appear at any time and names a point without its number. The first process that passes the point
   * removes the file and is killed.
   * @default none
   */
  armed?: string | undefined;
  /** File that gets a line for each point. @default none */
  log?: string | undefined;
  kill?: () => void;
}): Failpoint | undefined => {
  const { stopAt, armed, log, kill = () => process.kill(process.pid, 'SIGKILL') } = options;
  if (stopAt === undefined && armed === undefined && log === undefined) return undefined;
  const seen = new Map<string, number>();
  return (point, callSite) => {
    const [step = '', side = ''] = point.split('|');
    const n = (seen.get(point) ?? 0) + 1;
    seen.set(point, n);
    const name = `${step}#${n}:${side}`;
    if (log !== undefined) appendFileSync(log, `${name}\t${callSite ? siteOf(callSite) : ''}\n`);
    if (name === stopAt || (armed !== undefined && takes(armed, `${step}:${side}`))) kill();
  };
};
