import { useDispatch, useStore } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { selectUserId, signedOut } from '../../lib/session/session-slice.ts';
import { browserStorage } from '../../lib/storage/browser-storage.ts';
import { selectDraft } from '../essay-form/draft-slice.ts';
import type { OwnedDraft } from '../essay-form/draft-slice.ts';
import { dropFromShelf, keepDraftsOf } from '../essay-form/draft-storage.ts';

const { local } = browserStorage;

/**
 * Signs out on this device at once. The store ends the session on the server in the background. Drafts that are only
 * here are deleted, unless they are kept for this student.
 */
export const useSignOut = (): ((keepDrafts: boolean) => void) => {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const store = useStore<{ draft: OwnedDraft } & Parameters<typeof selectUserId>[0]>();
  return (keepDrafts) => {
    const userId = selectUserId(store.getState());
    if (keepDrafts)
      keepDraftsOf({ ...browserStorage, now: Date.now }, selectDraft(store.getState()));
    else dropFromShelf(local, ({ owner }) => owner === null || owner === userId);
    dispatch(signedOut());
    void navigate(paths.home);
  };
};
