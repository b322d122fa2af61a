import { useSyncExternalStore } from 'react';

let isBetween = false;

const subscribe = (listener: () => void): (() => void) => {
  const begin = (): void => {
    isBetween = true;
    listener();
  };
  const end = (): void => {
    isBetween = false;
    listener();
  };
  const list = matchMedia('print');
  list.addEventListener('change', listener);
  addEventListener('beforeprint', begin);
  addEventListener('afterprint', end);
  return () => {
    list.removeEventListener('change', listener);
    removeEventListener('beforeprint', begin);
    removeEventListener('afterprint', end);
  };
};

/** True while the page is being printed, for what only paper needs. */
export const usePrinting = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isBetween || matchMedia('print').matches,
    () => false,
  );
