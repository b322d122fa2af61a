/** Tells listeners, once, that the bus has failed for good. */
export interface FatalSignal {
  /** Later calls have no effect. */
  raise(error: unknown): void;
  /** Returns a function that removes the listener. */
  listen(listener: (error: unknown) => void): () => void;
}

/** A signal that was not raised yet. A listener that is added after it was raised is called at once. */
export const createFatalSignal = (): FatalSignal => {
  const listeners = new Set<(error: unknown) => void>();
  let raised: { error: unknown } | undefined;
  return {
    raise: (error) => {
      if (raised) return;
      raised = { error };
      for (const listener of listeners) listener(error);
    },
    listen: (listener) => {
      if (raised) listener(raised.error);
      else listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
};
