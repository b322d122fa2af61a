/**
 * `work`, done once for each `key` for as long as the key lives; what else it is given must follow from the key.
 * The answer is shared: nobody may change it.
 */
export const oncePer = <K extends object, Rest extends unknown[], V>(
  work: (key: K, ...rest: Rest) => V,
): ((key: K, ...rest: Rest) => V) => {
  const known = new WeakMap<K, { value: V }>();
  return (key, ...rest) => {
    let done = known.get(key);
    if (!done) known.set(key, (done = { value: work(key, ...rest) }));
    return done.value;
  };
};
