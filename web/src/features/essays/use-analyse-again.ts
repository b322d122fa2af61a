import type { EssayDetail } from '@argint/contracts';
import { useDispatch, useStore } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { failureMessage } from '../../lib/api/api-error.ts';
import { toasted } from '../../lib/toasts/toast-slice.ts';
import { draftRestored, isBlankDraft, selectDraft } from '../essay-form/draft-slice.ts';
import type { OwnedDraft } from '../essay-form/draft-slice.ts';
import { essaysApi } from './essays-api.ts';

/**
 * Puts an essay back into the form, where its cost stands beside the button. Another draft that
 * was there can be brought back.
 */
export const useAnalyseAgain = () => {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const store = useStore<{ draft: OwnedDraft }>();
  const [load, { isFetching }] = essaysApi.useLazyEssayQuery();

  const open = (essay: Pick<EssayDetail, 'content' | 'question' | 'rubric'>): void => {
    const { content, question, rubric } = essay;
    const before = selectDraft(store.getState());
    dispatch(
      draftRestored({ text: content, question: question ?? '', ...(rubric ? { rubric } : {}) }),
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
  const analyseAgain = async (id: string): Promise<void> => {
    const { data, error } = await load(id, true);
    if (data) return open(data);
    dispatch(toasted({ kind: 'error', title: 'Error', text: failureMessage(error) }));
  };
  return { analyseAgain, isFetching };
};
