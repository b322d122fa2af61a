import { Outlet, useMatch } from 'react-router-dom';
import { withAntd } from '../components/antd/with-antd.tsx';
import { loadable } from '../components/loadable.tsx';
import { PageSkeleton } from '../components/page-skeleton.tsx';
import { useSimpleAuth } from '../lib/session/simple-auth.tsx';

const SignInGate = loadable(
  withAntd(async () => (await import('../features/auth/sign-in-gate.tsx')).SignInGate),
);

/** What the essay page says without a session (D1 §8). */
const NO_TOKEN = 'No authentication token found. Please log in again.';

/** Guards routes: shows the sign-in gate in place of the page, so that the address stays. */
export function RequireSession() {
  const { isAuthenticated, isLoading } = useSimpleAuth();
  const onEssay = useMatch('/essays/:id') !== null;
  if (isAuthenticated) return <Outlet />;
  if (isLoading) return <PageSkeleton />;
  return <SignInGate notice={onEssay ? NO_TOKEN : null} />;
}
