import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { signedOut } from '../../lib/session/session-slice.ts';

/** Signs out on this device at once. The store ends the session on the server in the background. */
export const useSignOut = (): (() => void) => {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  return () => {
    dispatch(signedOut());
    void navigate(paths.home);
  };
};
