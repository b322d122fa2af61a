import { Button } from 'antd';
import { useDispatch } from 'react-redux';
import { useLocation, useNavigate } from 'react-router-dom';
import { LinkButton } from '../components/link-button.tsx';
import { paths } from '../config/paths.ts';
import { promptOpened } from '../features/welcome/prompt-slice.ts';
import { useSignOut } from '../features/auth/use-sign-out.ts';
import { useSimpleAuth } from '../lib/session/simple-auth.tsx';

/** Sign Out for who is signed in; Sign In (a dialog on the home page) and Try Free for who is not. */
export function HeaderActions() {
  const { isAuthenticated, isLoading, user } = useSimpleAuth();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const dispatch = useDispatch();
  const signOut = useSignOut();
  if (isLoading) return null;
  if (isAuthenticated) {
    return (
      <Button onClick={signOut} title={user?.email}>
        Sign Out
      </Button>
    );
  }
  const signIn = (): void => {
    if (pathname === paths.home) dispatch(promptOpened());
    else void navigate(paths.login);
  };
  return (
    <>
      <Button onClick={signIn}>Sign In</Button>
      <LinkButton type="primary" to={paths.login} state={{ register: true }}>
        Try Free
      </LinkButton>
    </>
  );
}
