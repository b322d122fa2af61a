/** 95 % interval of a share seen among `n` independent items (Wilson's score interval). */
export const wilson = (share: number, n: number): [number, number] => {
  const z = 1.96;
  const middle = (share + z ** 2 / (2 * n)) / (1 + z ** 2 / n);
  const half =
    (z / (1 + z ** 2 / n)) * Math.sqrt((share * (1 - share)) / n + z ** 2 / (4 * n ** 2));
  return [middle - half, middle + half];
};
