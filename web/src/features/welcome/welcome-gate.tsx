import { useDispatch, useSelector } from 'react-redux';
import { withAntd } from '../../components/antd/with-antd.tsx';
import { loadable } from '../../components/loadable.tsx';
import { LOCAL } from '../../config/storage-keys.ts';
import { selectSession, welcomed } from '../../lib/session/session-slice.ts';
import { browserStorage } from '../../lib/storage/browser-storage.ts';

const WelcomeDialog = loadable(
  withAntd(async () => (await import('./welcome-dialog.tsx')).WelcomeDialog),
  'nothing',
);

/** Shows the welcome dialog for a new account, once per browser. */
export function WelcomeGate() {
  const { isNewUser, user } = useSelector(selectSession);
  const dispatch = useDispatch();
  if (!isNewUser || !user || browserStorage.local.getItem(LOCAL.welcomeShown)) return null;
  const close = (): void => {
    browserStorage.local.setItem(LOCAL.welcomeShown, 'true');
    dispatch(welcomed());
    // Nothing had the focus before the dialog came by itself. A phone would open its keyboard over the page.
    const isDesk = matchMedia('(pointer: fine)').matches;
    const next = isDesk ? document.getElementById('essay-text') : null;
    setTimeout(() => (next ?? document.getElementById('main'))?.focus({ preventScroll: true }));
  };
  return <WelcomeDialog name={user.firstName} onClose={close} />;
}
