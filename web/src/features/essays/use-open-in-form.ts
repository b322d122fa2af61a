import type { EssayDetail } from '@argint/contracts';
import { useDispatch, useStore } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { toasted } from '../../lib/toasts/toast-slice.ts';
import { draftRestored, isBlankDraft, selectDraft } from '../essay-form/draft-slice.ts';
import type { OwnedDraft } from '../essay-form/draft-slice.ts';

/**
 * Puts an essay into the form as its own next draft, so that it keeps its title and its drafts. Another text that was
 * there can be brought back.
 */
export const useOpenInForm = () => {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const store = useStore<{ draft: OwnedDraft }>();
  return (essay: Pick<EssayDetail, 'id' | 'content' | 'question' | 'rubric'>): void => {
    const { id, content, question, rubric } = essay;
    const before = selectDraft(store.getState());
    dispatch(
      draftRestored({
        text: content,
        question: question ?? '',
        ...(rubric ? { rubric } : {}),
        parentEssayId: id,
      }),
    );
    if (!isBlankDraft(before) && before.text !== content) {
      dispatch(
        toasted({
          kind: 'info',
          title: 'Draft replaced',
          text: 'The form held another essay.',
          button: { label: 'Undo', action: draftRestored(before) },
        }),
      );
    }
    void navigate(paths.section('essay-form'));
  };
};
