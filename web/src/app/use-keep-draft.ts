import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { pageLeaving } from '../features/essay-form/draft-slice.ts';

/** Saves the draft when the page is left, reloaded or hidden, before the debounce would. */
export const useKeepDraft = (): void => {
  const dispatch = useDispatch();
  useEffect(() => {
    const onLeave = (): void => void dispatch(pageLeaving());
    const onVisibility = (): void => {
      if (document.visibilityState === 'hidden') onLeave();
    };
    window.addEventListener('pagehide', onLeave);
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      window.removeEventListener('pagehide', onLeave);
      document.removeEventListener('visibilitychange', onVisibility);
    };
  }, [dispatch]);
};
