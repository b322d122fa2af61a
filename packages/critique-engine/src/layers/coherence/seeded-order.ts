/** A number that follows from the text, for a generator to start from (FNV-1a, Fowler, Noll and Vo). */
export const seedOf = (texts: readonly string[]): number => {
  let hash = 2_166_136_261;
  for (const text of texts)
    for (let i = 0; i < text.length; i++)
      hash = Math.imul(hash ^ text.charCodeAt(i), 16_777_619) >>> 0;
  return hash;
};

/** A generator of numbers from 0 to 1 that gives the same row for the same seed (mulberry32). */
export const randomFrom = (seed: number): (() => number) => {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

/** The items in a random order (Fisher and Yates). */
export const shuffled = <T>(items: readonly T[], random: () => number): T[] => {
  const order = [...items];
  for (let i = order.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    [order[i], order[j]] = [order[j] as T, order[i] as T];
  }
  return order;
};
