/** Notices that a client of kafkajs shows no sign of life. */
export interface StallWatch {
  /** It fetched, joined or failed: it is alive. */
  sign(): void;
  stop(): void;
}

/** Calls `onStall` once after `limitMs` without a sign. */
export const startStallWatch = (limitMs: number, onStall: () => void): StallWatch => {
  const timer = setTimeout(onStall, limitMs);
  timer.unref();
  return {
    sign: () => void timer.refresh(),
    stop: () => clearTimeout(timer),
  };
};
