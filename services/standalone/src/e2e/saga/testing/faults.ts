import { AppError } from '@argint/contracts';
import type { Life, ServiceName } from './life.ts';

/**
 * What goes wrong during a command: a process ends at the n-th durable step of a service, alone or with all
 * other processes, or the n-th call between services fails, before or after it had its effect.
 */
export type Fault =
  | {
      kind: 'kill';
      at: ServiceName;
      takes: 'itself' | 'all';
      step: number;
      side: 'before' | 'after';
    }
  | { kind: 'call'; step: number; side: 'before' | 'after' };

/** The fault armed now, and what it is counted by. */
export const createFaults = (kill: (lives: Life | 'all') => void) => {
  let armed: Fault | undefined;
  let steps = 0;

  const isNow = (fault: Fault, side: 'before' | 'after'): boolean => {
    if (side === 'before') steps += 1;
    return steps === fault.step && fault.side === side;
  };

  return {
    arm: (fault: Fault | undefined): void => {
      armed = fault;
      steps = 0;
    },
    /** True where the process ended here. */
    atStep: (life: Life, side: 'before' | 'after'): boolean => {
      if (armed?.kind !== 'kill' || armed.at !== life.service || !isNow(armed, side)) return false;
      const { takes } = armed;
      armed = undefined;
      kill(takes === 'all' ? 'all' : life);
      return true;
    },
    /** Throws AppError UNAVAILABLE where the call fails here. */
    atCall: (side: 'before' | 'after'): void => {
      if (armed?.kind !== 'call' || !isNow(armed, side)) return;
      armed = undefined;
      throw new AppError('UNAVAILABLE');
    },
  };
};

export type Faults = ReturnType<typeof createFaults>;
