/** True when the work settled within so many milliseconds. */
export const settledWithin = async (work: Promise<unknown>, ms: number): Promise<boolean> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), ms);
  });
  const done = work.then(
    () => true as const,
    () => true as const,
  );
  const result = await Promise.race([done, late]);
  clearTimeout(timer);
  return result;
};
