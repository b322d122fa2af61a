import { useDispatch } from 'react-redux';
import { failureMessage } from '../../lib/api/api-error.ts';
import { toasted } from '../../lib/toasts/toast-slice.ts';
import { essaysApi } from './essays-api.ts';
import { useOpenInForm } from './use-open-in-form.ts';
import { t } from '../../lib/i18n/text.ts';

/** Puts an essay back into the form, where its cost stands beside the button, as its own next draft. */
export const useAnalyseAgain = () => {
  const dispatch = useDispatch();
  const openInForm = useOpenInForm();
  const [load, { isFetching }] = essaysApi.useLazyEssayQuery();

  const analyseAgain = async (id: string): Promise<void> => {
    const { data, error } = await load(id, true);
    if (data) return openInForm(data);
    dispatch(toasted({ kind: 'error', title: t('Error'), text: failureMessage(error) }));
  };
  return { analyseAgain, isFetching };
};
