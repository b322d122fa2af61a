/**
 * Milliseconds since the machine started: the same in all its processes, and never set back. Leases
 * use it; all processes of one WAL file are on one machine anyway.
 */
export const machineMs = (): number => Number(process.hrtime.bigint() / 1_000_000n);
