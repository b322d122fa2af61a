import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Scrolls to the section in the address, or to the top of a new page. A repeated click does so again. */
export const useScrollToHash = (): void => {
  const { hash, key, pathname } = useLocation();
  useEffect(() => {
    if (hash === '') {
      window.scrollTo({ top: 0, behavior: 'instant' });
      return;
    }
    document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView({ block: 'start' });
  }, [hash, key, pathname]);
};
