import { appendFileSync } from 'node:fs';

/** Called at each durable step, before it and after it. */
export type Failpoints = (point: string) => void;

/**
 * Stops the process with SIGKILL at one point of its durable steps, or writes down which it passes. Points are
 * `<service>:<what>[state]#<n>:before|after`, n counting within one process. For tests of what a crash leaves.
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
  return (point) => {
    const [step = '', side = ''] = point.split('|');
    const n = (seen.get(point) ?? 0) + 1;
    seen.set(point, n);
    const name = `${step}#${n}:${side}`;
    if (log !== undefined) appendFileSync(log, `${name}\n`);
    if (name === stopAt) kill();
  };
};
