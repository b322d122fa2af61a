import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { draftLeaving } from '../features/essay-form/draft-slice.ts';

/** Keeps the last half second of typing when the page is left, reloaded or put away. */
export const useKeepDraft = (): void => {
  const dispatch = useDispatch();
  useEffect(() => {
    const onLeave = (): void => void dispatch(draftLeaving());
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
