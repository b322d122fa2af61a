const GAP = 12;

/**
 * Computes the tops of the margin cards in px, each as near to its line as the others allow. The
 * active card is level with its line. Cards before it move up and cards after it move down.
 */
export const levelCards = (
  wanted: readonly number[],
  heights: readonly number[],
  active: number,
): number[] => {
  const tops = [...wanted];
  const pivot = Math.max(0, active);
  for (let i = pivot + 1; i < tops.length; i += 1) {
    const floor = (tops[i - 1] as number) + (heights[i - 1] ?? 0) + GAP;
    tops[i] = Math.max(tops[i] as number, floor);
  }
  for (let i = pivot - 1; i >= 0; i -= 1) {
    const ceiling = (tops[i + 1] as number) - (heights[i] ?? 0) - GAP;
    tops[i] = Math.min(tops[i] as number, ceiling);
  }
  // Cards that were pushed above the top edge move down again, and push the next ones down.
  let floor = 0;
  return tops.map((top, i) => {
    const settled = Math.max(top, floor);
    floor = settled + (heights[i] ?? 0) + GAP;
    return settled;
  });
};
