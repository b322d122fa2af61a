import { useEffect } from 'react';
import { useDispatch, useStore } from 'react-redux';
import { pageLeaving, selectIsKept } from '../features/essay-form/draft-slice.ts';

/** Saves the draft when the page is left, reloaded or hidden, before the debounce would. */
export const useKeepDraft = (): void => {
  const dispatch = useDispatch();
  const store = useStore<Parameters<typeof selectIsKept>[0]>();
  useEffect(() => {
    const onLeave = (): void => void dispatch(pageLeaving());
    const onVisibility = (): void => {
      if (document.visibilityState === 'hidden') onLeave();
    };
    // Nothing of the text would be left.
    const onClose = (event: BeforeUnloadEvent): void => {
      if (!selectIsKept(store.getState())) event.preventDefault();
    };
    window.addEventListener('beforeunload', onClose);
    window.addEventListener('pagehide', onLeave);
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      window.removeEventListener('beforeunload', onClose);
      window.removeEventListener('pagehide', onLeave);
      document.removeEventListener('visibilitychange', onVisibility);
    };
  }, [dispatch, store]);
};
