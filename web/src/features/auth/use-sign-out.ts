import { useStore } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { selectSession, signedOut } from '../../lib/session/session-slice.ts';
import type { SessionState } from '../../lib/session/session-slice.ts';
import { authApi } from './auth-api.ts';

/** Signs out here at once; the server is told, but nobody waits for it. */
export const useSignOut = (): (() => void) => {
  const store = useStore<{ session: SessionState }>();
  const navigate = useNavigate();
  const [logout] = authApi.useLogoutMutation();
  return () => {
    const { refreshToken } = selectSession(store.getState());
    if (refreshToken) void logout(refreshToken);
    store.dispatch(signedOut());
    void navigate(paths.home);
  };
};
