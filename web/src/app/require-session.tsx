import { useState } from 'react';
import { Navigate, Outlet, useMatch } from 'react-router-dom';
import { EmptyCard } from '../components/empty-card.tsx';
import { LinkButton } from '../components/link-button.tsx';
import { loadable } from '../components/loadable.tsx';
import { PageSkeleton } from '../components/page-skeleton.tsx';
import { paths } from '../config/paths.ts';
import { useSimpleAuth } from '../lib/session/simple-auth.tsx';
import { t, useText } from '../lib/i18n/text.ts';

const SignInGate = loadable(
  async () => (await import('../features/auth/sign-in-gate.tsx')).SignInGate,
);

/** What the essay page says without a session (D1 §8). */
const NO_TOKEN = 'No authentication token found. Please log in again.';

/** Guards routes: shows the sign-in gate in place of the page, so that the address stays. */
export function RequireSession() {
  const { isAuthenticated, isLoading } = useSimpleAuth();
  const onEssay = useMatch('/essays/:id') !== null;
  const onProfile = useMatch(paths.profile()) !== null;
  const onAudit = useMatch(paths.securityAudit) !== null;
  const [wasSignedIn, setWasSignedIn] = useState(false);
  if (isAuthenticated && !wasSignedIn) setWasSignedIn(true);
  if (isAuthenticated) return <Outlet />;
  if (isLoading) return <PageSkeleton />;
  if (onProfile && wasSignedIn) return <SessionEnded from={paths.profile()} />;
  // D2 §2: this page sends to the sign-in page.
  if (onAudit && wasSignedIn)
    return <Navigate to={paths.login} state={{ from: paths.securityAudit }} replace />;
  return <SignInGate notice={onEssay ? t(NO_TOKEN) : null} />;
}

/** The session ended while the profile was open (D2 §2). */
function SessionEnded({ from }: { from: string }) {
  const t = useText();
  return (
    <EmptyCard
      alert
      title={t('Authentication Required')}
      actions={
        <LinkButton type="primary" to={paths.login} state={{ from }}>
          {t('Go to Login')}
        </LinkButton>
      }
    >
      <p>{t('Your session has ended. Please sign in again to see your profile.')}</p>
    </EmptyCard>
  );
}
