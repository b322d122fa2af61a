import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { signedOut } from '../../lib/session/session-slice.ts';

/** Signs out here at once; the store tells the server, and nobody waits for it. */
export const useSignOut = (): (() => void) => {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  return () => {
    dispatch(signedOut());
    void navigate(paths.home);
  };
};
