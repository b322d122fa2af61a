/** A Storage that lives as long as the page. */
export const createMemoryStorage = (): Storage => {
  const values = new Map<string, string>();
  return {
    get length() {
      return values.size;
    },
    key: (index) => [...values.keys()][index] ?? null,
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
    clear: () => values.clear(),
  };
};

/** The browser's storage, or one in memory where the browser forbids access to it. */
export const openStorage = (open: () => Storage): Storage => {
  try {
    const storage = open();
    storage.getItem('');
    return storage;
  } catch {
    return createMemoryStorage();
  }
};

/** Local and session storage of this page. Writing still throws when they are full. */
export const browserStorage = {
  local: openStorage(() => localStorage),
  session: openStorage(() => sessionStorage),
};
