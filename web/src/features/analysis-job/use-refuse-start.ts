import { MESSAGES } from '@argint/contracts/messages';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { toasted } from '../../lib/toasts/toast-slice.ts';
import { startFailed } from './job-slice.ts';
import { t } from '../../lib/i18n/text.ts';

/** Ways to end a start with a toast. Each returns false: no job runs. */
export interface RefuseStart {
  refuse: (title: string, text: string, to?: string) => false;
  loginFirst: () => false;
  payFirst: () => false;
}

/** Refuses a start in the wording of D1 §4 and leads to the page where the student can go on. */
export const useRefuseStart = (): RefuseStart => {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const refuse: RefuseStart['refuse'] = (title, text, to) => {
    dispatch(startFailed(null));
    dispatch(toasted({ kind: 'error', title, text }));
    if (to) void navigate(to);
    return false;
  };
  return {
    refuse,
    loginFirst: () => refuse(t('Authentication Required'), t(MESSAGES.loginToAnalyze), paths.home),
    payFirst: () =>
      refuse(
        t('Payment Required'),
        t('Please choose a plan to analyze your essay'),
        paths.section('pricing'),
      ),
  };
};
