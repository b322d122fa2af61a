import { useDispatch, useStore } from 'react-redux';
import { t } from '../../lib/i18n/text.ts';
import { browserStorage } from '../../lib/storage/browser-storage.ts';
import { toasted } from '../../lib/toasts/toast-slice.ts';
import { draftRestored, isBlankDraft, selectDraft } from './draft-slice.ts';
import type { Draft, OwnedDraft } from './draft-slice.ts';
import { beginAnotherDraft } from './draft-storage.ts';

/** Puts a text into the form. Another text that was there is set aside and can be brought back. */
export const usePutInForm = () => {
  const dispatch = useDispatch();
  const store = useStore<{ draft: OwnedDraft }>();
  return (draft: Draft): void => {
    const before = selectDraft(store.getState());
    const isOther = !isBlankDraft(before) && before.text !== draft.text;
    if (isOther) beginAnotherDraft({ ...browserStorage, now: Date.now }, before);
    dispatch(draftRestored(draft));
    if (!isOther) return;
    dispatch(
      toasted({
        kind: 'info',
        title: t('Draft replaced'),
        text: t('The form held another essay.'),
        button: { label: t('Undo'), action: draftRestored(before) },
      }),
    );
  };
};
