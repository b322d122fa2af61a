import { Button } from 'antd';
import { useDispatch } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { LinkButton } from '../components/link-button.tsx';
import { paths } from '../config/paths.ts';
import { promptOpened } from '../features/welcome/prompt-slice.ts';
import { useSignOut } from '../features/auth/use-sign-out.ts';
import { useSimpleAuth } from '../lib/session/simple-auth.tsx';

/** Sign Out for a student; Sign In (a dialog on the home page) and Try Free for a visitor. */
export function HeaderActions() {
  const { isAuthenticated, isLoading, user } = useSimpleAuth();
  const { pathname } = useLocation();
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
  if (pathname === paths.login) return null;
  return (
    <>
      {pathname === paths.home ? (
        <Button onClick={() => dispatch(promptOpened())}>Sign In</Button>
      ) : (
        <LinkButton to={paths.login} state={{ from: pathname }}>
          Sign In
        </LinkButton>
      )}
      <LinkButton type="primary" to={paths.login} state={{ register: true }}>
        Try Free
      </LinkButton>
    </>
  );
}
