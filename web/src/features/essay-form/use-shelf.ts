import { useMemo, useSyncExternalStore } from 'react';
import { LOCAL, TAB } from '../../config/storage-keys.ts';
import { browserStorage } from '../../lib/storage/browser-storage.ts';
import { draftOfOtherTab, parseShelf, SHELF_CHANGED } from './draft-storage.ts';
import type { StoredDraft } from './draft-storage.ts';

const { local, session } = browserStorage;

const subscribe = (onChange: () => void): (() => void) => {
  window.addEventListener('storage', onChange);
  window.addEventListener(SHELF_CHANGED, onChange);
  return () => {
    window.removeEventListener('storage', onChange);
    window.removeEventListener(SHELF_CHANGED, onChange);
  };
};

/** In the build, no visitor has a draft yet. */
const none = (): null => null;

/** The drafts of this device beside the one in the form, newest first, that this user may see. */
export const useShelf = (userId: string | null): StoredDraft[] => {
  const shelf = useSyncExternalStore(subscribe, () => local.getItem(LOCAL.shelf), none);
  const inSlot = useSyncExternalStore(subscribe, () => local.getItem(LOCAL.draft), none);
  return useMemo(() => {
    const other = draftOfOtherTab(inSlot, session.getItem(TAB.draft));
    return [...(other ? [other] : []), ...parseShelf(shelf)].filter(
      ({ owner }) => owner === null || owner === userId,
    );
  }, [shelf, inSlot, userId]);
};
