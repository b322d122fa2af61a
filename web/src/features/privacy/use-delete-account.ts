import { useDispatch } from 'react-redux';
import { failureMessage } from '../../lib/api/api-error.ts';
import { toasted } from '../../lib/toasts/toast-slice.ts';
import { useSignOut } from '../auth/use-sign-out.ts';
import { useDeleteAccountMutation } from './privacy-api.ts';
import { t } from '../../lib/i18n/text.ts';

/** Milliseconds until the browser leaves for the home page (D2 §9). */
const LEAVE_MS = 2_000;

/** Deletes the account. The server has ended the session; after 2 s this device forgets it and goes home. */
export const useDeleteAccount = (): {
  isDeleting: boolean;
  deleteNow: (password: string) => Promise<void>;
} => {
  const dispatch = useDispatch();
  const signOut = useSignOut();
  const [remove, { isLoading, isSuccess }] = useDeleteAccountMutation();
  const deleteNow = async (password: string): Promise<void> => {
    const { error } = await remove(password);
    if (error) {
      dispatch(
        toasted({
          kind: 'error',
          title: t('Error'),
          text: failureMessage(error, t('Failed to delete account')),
        }),
      );
      return;
    }
    dispatch(
      toasted({
        kind: 'success',
        title: t('Account Deleted'),
        text: t('Your account has been deleted successfully'),
      }),
    );
    setTimeout(() => signOut(false), LEAVE_MS);
  };
  return { isDeleting: isLoading || isSuccess, deleteNow };
};
