/** A clock that moves only when told. */
export interface FixedClock {
  now: () => Date;
  /** Seconds forward, or back. */
  advance: (seconds: number) => void;
}

/** Starts at the given ISO time; default noon of a Saturday in spring. */
export const fixedClock = (iso = '2026-11-21T12:00:00.000Z'): FixedClock => {
  let ms = Date.parse(iso);
  return {
    now: () => new Date(ms),
    advance: (seconds) => {
      ms += seconds * 1_000;
    },
  };
};

/** Ids that count: id-1, id-2, … */
export const countingIds = (prefix = 'id'): (() => string) => {
  let n = 0;
  return () => `${prefix}-${(n += 1)}`;
};
