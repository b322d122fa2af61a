import { readlinkSync } from 'node:fs';
import { hostname } from 'node:os';

/** Processes of one place see each other by process id: a PID namespace on Linux, else the host. */
const place = ((): string => {
  try {
    return readlinkSync('/proc/self/ns/pid');
  } catch {
    return hostname();
  }
})();

/** Members this very process made, so that a reused process id is told from an earlier life. */
const own = new Set<string>();

/** A member's name, by which other processes of its place can see whether it still runs. */
export const memberName = (id: string): string => {
  const name = `${place}|${process.pid}|${id}`;
  own.add(name);
  return name;
};

const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: it runs, for somebody else.
    return (error as NodeJS.ErrnoException).code !== 'ESRCH';
  }
};

/** Whether a member's process has certainly ended. False where that cannot be seen from here. */
export const isGone = (member: string): boolean => {
  const [where, pid] = member.split('|');
  if (where !== place || own.has(member)) return false;
  return Number(pid) === process.pid || !isRunning(Number(pid));
};
