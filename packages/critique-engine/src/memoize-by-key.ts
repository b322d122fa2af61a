/**
 * Runs `work` once for each `key` and remembers the result as long as the key exists. All other arguments must
 * follow from the key. Callers share the result and must not change it.
 */
export const memoizeByKey = <K extends object, Rest extends unknown[], V>(
  work: (key: K, ...rest: Rest) => V,
): ((key: K, ...rest: Rest) => V) => {
  const known = new WeakMap<K, { value: V }>();
  return (key, ...rest) => {
    let done = known.get(key);
    if (!done) known.set(key, (done = { value: work(key, ...rest) }));
    return done.value;
  };
};
