import { appendFileSync } from 'node:fs';

/** Called at each durable step, before it and after it; the error was made where the step was called for. */
export type Failpoints = (point: string, calledFor?: Error) => void;

/** File and line of the service's code in a stack. */
const siteOf = ({ stack = '' }: Error): string =>
  /services\/(?!standalone\/)[^\s:()]+\.ts:\d+/.exec(stack)?.[0] ?? '';

/**
 * Stops the process with SIGKILL at one point of its durable steps, or writes down which it passes. Points are
 * `<service>:<what>[state]#<n>:before|after`, n counting within one process; the log has a tab and the place in the
 * code behind it. For tests of what a crash leaves.
 */
export const createFailpoints = (options: {
  /** Where to stop; undefined = nowhere. */
  stopAt?: string | undefined;
  /** File that gets a line a point; undefined = none. */
  log?: string | undefined;
  kill?: () => void;
}): Failpoints | undefined => {
  const { stopAt, log, kill = () => process.kill(process.pid, 'SIGKILL') } = options;
  if (stopAt === undefined && log === undefined) return undefined;
  const seen = new Map<string, number>();
  return (point, calledFor) => {
    const [step = '', side = ''] = point.split('|');
    const n = (seen.get(point) ?? 0) + 1;
    seen.set(point, n);
    const name = `${step}#${n}:${side}`;
    if (log !== undefined) appendFileSync(log, `${name}\t${calledFor ? siteOf(calledFor) : ''}\n`);
    if (name === stopAt) kill();
  };
};
