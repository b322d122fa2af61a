import { useEffect, useState } from 'react';

/** Milliseconds since `startedAt`, updated every second until `endedAt`; 0 before the start. */
export const useElapsed = (startedAt: number | null, endedAt: number | null): number => {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (startedAt === null || endedAt !== null) return;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, [startedAt, endedAt]);
  return startedAt === null ? 0 : Math.max(0, (endedAt ?? now) - startedAt);
};
