import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Goes to the section an address names, or to the top of a new page; a repeated click counts too. */
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
