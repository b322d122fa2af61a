const listeners = new Map<string, Set<() => void>>();

/** Calls back when another open bus of this process publishes to the file; returns how to stop. */
export const onNudge = (path: string, listener: () => void): (() => void) => {
  const ofFile = listeners.get(path) ?? new Set();
  listeners.set(path, ofFile.add(listener));
  return () => {
    ofFile.delete(listener);
    if (ofFile.size === 0) listeners.delete(path);
  };
};

/** Makes every open bus of this process on the file look now, the caller's own included. */
export const nudge = (path: string): void => {
  for (const listener of [...(listeners.get(path) ?? [])]) listener();
};
