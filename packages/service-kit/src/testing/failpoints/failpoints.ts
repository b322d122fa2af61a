import { appendFileSync } from 'node:fs';

/** Called before and after each durable step. The stack of `callSite` shows which code made the step. */
export type Failpoint = (point: string, callSite?: Error) => void;

/** File and line of the service's code in a stack trace. */
const siteOf = ({ stack = '' }: Error): string =>
  /services\/(?!standalone\/)[^\s:()]+\.ts:\d+/.exec(stack)?.[0] ?? '';

/**
 * Kills the process with SIGKILL at one of its durable steps, or logs the steps it passes. Points are named
 * `<service>:<what>[state]#<n>:before|after`, where n counts within one process. A line of the log is the point, a tab
 * and the place in the code.
 */
export const createFailpoints = (options: {
  /** The point at which to kill the process. @default none */
  stopAt?: string | undefined;
  /** File that gets a line for each point. @default none */
  log?: string | undefined;
  kill?: () => void;
}): Failpoint | undefined => {
  const { stopAt, log, kill = () => process.kill(process.pid, 'SIGKILL') } = options;
  if (stopAt === undefined && log === undefined) return undefined;
  const seen = new Map<string, number>();
  return (point, callSite) => {
    const [step = '', side = ''] = point.split('|');
    const n = (seen.get(point) ?? 0) + 1;
    seen.set(point, n);
    const name = `${step}#${n}:${side}`;
    if (log !== undefined) appendFileSync(log, `${name}\t${callSite ? siteOf(callSite) : ''}\n`);
    if (name === stopAt) kill();
  };
};
