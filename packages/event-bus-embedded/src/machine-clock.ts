/**
 * Milliseconds since the machine started: the same in all its processes, and never moved back. Leases
 * use it, since all processes that share a WAL file are on one machine.
 */
export const machineMs = (): number => Number(process.hrtime.bigint() / 1_000_000n);
