/** Numbers from 0 to n - 1 that follow from a seed alone (mulberry32, Tommy Ettinger, public domain). */
export const createChooser = (seed: number): ((n: number) => number) => {
  let state = seed | 0;
  return (n) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * n);
  };
};
