import { useCallback, useSyncExternalStore } from 'react';

/** Whether a media query matches now; false in HTML that is made before anybody looks at it. */
export const useMedia = (query: string): boolean =>
  useSyncExternalStore(
    useCallback(
      (listener) => {
        const list = matchMedia(query);
        list.addEventListener('change', listener);
        return () => list.removeEventListener('change', listener);
      },
      [query],
    ),
    () => matchMedia(query).matches,
    () => false,
  );
