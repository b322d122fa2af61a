import { useEffect } from 'react';

/** Opens the critique that the address names, as `#mark-ID` or `#critique-ID`, once the page is ready. */
export const useLinkedCritique = (
  ids: readonly string[],
  open: (id: string) => void,
  ready: boolean,
): void => {
  useEffect(() => {
    if (!ready) return;
    const follow = (): void => {
      const id = /^#(?:mark|critique)-(.+)$/.exec(decodeURIComponent(location.hash))?.[1];
      if (id !== undefined && ids.includes(id)) open(id);
    };
    follow();
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, [ids, open, ready]);
};
