/** A readiness check: rejects while the service cannot work. */
export type ReadinessCheck = () => Promise<void>;

/** Whether a process is on its way out. */
export type ProcessState = Readonly<{ isDraining: boolean; hasFailed: boolean }>;

/** What keeps a process from being ready, sorted; empty where it is ready. */
export const missingForReadiness = async (
  checks: ReadonlyMap<string, ReadinessCheck>,
  state: ProcessState,
): Promise<string[]> => {
  const missing: string[] = [];
  if (state.isDraining) missing.push('draining');
  if (state.hasFailed) missing.push('event bus has failed');
  await Promise.all(
    [...checks].map(async ([name, check]) => {
      try {
        await check();
      } catch {
        missing.push(name);
      }
    }),
  );
  return missing.sort();
};
