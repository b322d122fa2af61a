import { Navigate, useLocation } from 'react-router-dom';
import { PageSkeleton } from '../../components/page-skeleton.tsx';
import { paths } from '../../config/paths.ts';
import { SignInGate } from '../../features/auth/sign-in-gate.tsx';
import { useSimpleAuth } from '../../lib/session/simple-auth.tsx';

/** /login. A signed-in student is sent back to the page they came from, or home. */
export function LoginPage() {
  const { isAuthenticated, isLoading } = useSimpleAuth();
  const { state, key } = useLocation();
  const from = (state as { from?: string } | null)?.from;
  if (isAuthenticated) {
    return (
      <p className="page" role="status">
        Redirecting to the application...
        <Navigate to={from ?? paths.home} replace />
      </p>
    );
  }
  return isLoading ? <PageSkeleton /> : <SignInGate key={key} />;
}
