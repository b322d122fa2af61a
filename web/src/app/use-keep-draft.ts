import { useEffect } from 'react';
import { useDispatch, useStore } from 'react-redux';
import { claimDraft } from '../features/essay-form/claim-draft.ts';
import { pageLeaving, selectIsKept } from '../features/essay-form/draft-slice.ts';
import { browserStorage } from '../lib/storage/browser-storage.ts';

/**
 * Saves the draft when the page is left, reloaded or hidden, before the debounce would. A tab that begins with the draft
 * of another one saves it as a draft of its own.
 */
export const useKeepDraft = (): void => {
  const dispatch = useDispatch();
  const store = useStore<Parameters<typeof selectIsKept>[0]>();
  useEffect(() => claimDraft(browserStorage), []);
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
