/** A client that is opened on first use, and opened anew after a failure. */
export interface ReplaceableClient<T> {
  /** Runs work with the client. When it fails, later calls get a new client. */
  use<R>(work: (client: T) => Promise<R>): Promise<R>;
  /** Closes the client in use. Repeatable. */
  close(): Promise<void>;
}

interface Slot<T> {
  client: Promise<T>;
  users: number;
}

/** Nothing is opened before the first use. A client that failed is closed when its last user is done. */
export const createReplaceableClient = <T>(
  open: () => Promise<T>,
  close: (client: T) => Promise<void>,
): ReplaceableClient<T> => {
  let current: Slot<T> | undefined;
  const end = async (slot: Slot<T>): Promise<void> => {
    await slot.client.then(close).catch(() => undefined);
  };
  return {
    use: async (work) => {
      const slot = (current ??= { client: open(), users: 0 });
      slot.users += 1;
      try {
        return await work(await slot.client);
      } catch (error) {
        if (current === slot) current = undefined;
        throw error;
      } finally {
        slot.users -= 1;
        if (current !== slot && slot.users === 0) void end(slot);
      }
    },
    close: async () => {
      const slot = current;
      current = undefined;
      if (slot && slot.users === 0) await end(slot);
    },
  };
};
