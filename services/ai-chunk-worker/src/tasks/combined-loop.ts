import type { ClaimLoop } from './claim-loop.ts';

/** The claim loops of all queues, driven as one. */
export const combineLoops = (loops: readonly ClaimLoop[]): ClaimLoop => {
  const all = async (act: (loop: ClaimLoop) => Promise<void>): Promise<void> => {
    await Promise.all(loops.map(act));
  };
  return {
    fill: () => all((loop) => loop.fill()),
    stop: (match, reason) => loops.forEach((loop) => loop.stop(match, reason)),
    renew: () => all((loop) => loop.renew()),
    inFlight: () => loops.reduce((sum, loop) => sum + loop.inFlight(), 0),
    drain: (grace) => all((loop) => loop.drain(grace)),
  };
};
