import { lazy, Suspense } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { LOCAL } from '../../config/storage-keys.ts';
import { selectSession, welcomed } from '../../lib/session/session-slice.ts';

const WelcomeDialog = lazy(async () => ({
  default: (await import('./welcome-dialog.tsx')).WelcomeDialog,
}));

/** Greets a new account, once per browser. */
export function WelcomeGate() {
  const { isNewUser, user } = useSelector(selectSession);
  const dispatch = useDispatch();
  if (!isNewUser || !user || localStorage.getItem(LOCAL.welcomeShown)) return null;
  const close = (): void => {
    localStorage.setItem(LOCAL.welcomeShown, 'true');
    dispatch(welcomed());
  };
  return (
    <Suspense fallback={null}>
      <WelcomeDialog name={user.firstName || user.username} onClose={close} />
    </Suspense>
  );
}
