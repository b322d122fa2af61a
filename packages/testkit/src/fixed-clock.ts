/** A clock that moves only with `advance`. */
export interface FixedClock {
  now: () => Date;
  /** Moves the clock by this many seconds; a negative number moves it back. */
  advance: (seconds: number) => void;
}

/** Starts at an ISO time. @default 2026-11-21T12:00:00.000Z, a Saturday */
export const fixedClock = (iso = '2026-11-21T12:00:00.000Z'): FixedClock => {
  let ms = Date.parse(iso);
  return {
    now: () => new Date(ms),
    advance: (seconds) => {
      ms += seconds * 1_000;
    },
  };
};

/** Makes counting ids: id-1, id-2 and so on. @default prefix 'id' */
export const countingIds = (prefix = 'id'): (() => string) => {
  let n = 0;
  return () => `${prefix}-${(n += 1)}`;
};
