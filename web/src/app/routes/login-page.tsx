import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { PageSkeleton } from '../../components/page-skeleton.tsx';
import { paths } from '../../config/paths.ts';
import { ACCESS_AGAIN_MS } from '../../config/timings.ts';
import { SignInGate } from '../../features/auth/sign-in-gate.tsx';
import { useSimpleAuth } from '../../lib/session/simple-auth.tsx';
import { useText } from '../../lib/i18n/text.ts';

/** /login. A signed-in student is sent back to the page they came from, or home. */
export function LoginPage() {
  const { isAuthenticated, isLoading, user } = useSimpleAuth();
  const { state, key } = useLocation();
  const from = (state as { from?: string } | null)?.from;
  if (isAuthenticated) {
    return <AccessGranted name={user?.firstName || user?.username} to={from ?? paths.home} />;
  }
  return isLoading ? <PageSkeleton /> : <SignInGate key={key} />;
}

/** Welcomes a student who is signed in and goes on; once more after 0.5 s, if still here (D2 §2). */
function AccessGranted({ name, to }: { name: string | undefined; to: string }) {
  const t = useText();
  const navigate = useNavigate();
  useEffect(() => {
    const goOn = (): void => void navigate(to, { replace: true });
    goOn();
    const again = setTimeout(goOn, ACCESS_AGAIN_MS);
    return () => clearTimeout(again);
  }, [navigate, to]);
  return (
    <div className="page" role="status">
      <p>{name ? t('Welcome to Argument Intelligence, {{name}}.', { name }) : t('Welcome.')}</p>
      <p>{t('Redirecting to the application...')}</p>
    </div>
  );
}
