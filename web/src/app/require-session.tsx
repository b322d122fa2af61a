import { Outlet } from 'react-router-dom';
import { loadable } from '../components/loadable.tsx';
import { PageSkeleton } from '../components/page-skeleton.tsx';
import { useSimpleAuth } from '../lib/session/simple-auth.tsx';

const SignInGate = loadable(
  async () => (await import('../features/auth/sign-in-gate.tsx')).SignInGate,
);

/** Guards routes: shows the sign-in gate in place of the page, so that the address stays. */
export function RequireSession() {
  const { isAuthenticated, isLoading } = useSimpleAuth();
  if (isAuthenticated) return <Outlet />;
  if (isLoading) return <PageSkeleton />;
  return <SignInGate />;
}
