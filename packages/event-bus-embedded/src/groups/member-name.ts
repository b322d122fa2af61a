import { readlinkSync } from 'node:fs';
import { hostname } from 'node:os';

/** Processes with the same place see each other by process id: a PID namespace on Linux, else the host. */
const place = ((): string => {
  try {
    return readlinkSync('/proc/self/ns/pid');
  } catch {
    return hostname();
  }
})();

/** Members made by this process. An earlier process may have had the same process id. */
const own = new Set<string>();

/** A member's name. Other processes with the same place can tell from it whether the member's process still runs. */
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
    // EPERM: it runs as another user.
    return (error as NodeJS.ErrnoException).code !== 'ESRCH';
  }
};

/** Whether a member's process has certainly ended. False where this process cannot see it. */
export const hasEnded = (member: string): boolean => {
  const [where, pid] = member.split('|');
  if (where !== place || own.has(member)) return false;
  return Number(pid) === process.pid || !isRunning(Number(pid));
};
