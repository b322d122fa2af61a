import { useState } from 'react';
import { useDispatch, useStore } from 'react-redux';
import { Link, useLocation } from 'react-router-dom';
import { withAntd } from '../components/antd/with-antd.tsx';
import { Button } from '../components/button.tsx';
import { LinkButton } from '../components/link-button.tsx';
import { loadable } from '../components/loadable.tsx';
import { paths } from '../config/paths.ts';
import { promptOpened } from '../features/welcome/prompt-slice.ts';
import { useSignOut } from '../features/auth/use-sign-out.ts';
import { wordsOnlyHere } from '../features/auth/words-only-here.ts';
import { selectJob } from '../features/analysis-job/job-slice.ts';
import type { JobState } from '../features/analysis-job/job-slice.ts';
import { selectDraft } from '../features/essay-form/draft-slice.ts';
import type { OwnedDraft } from '../features/essay-form/draft-slice.ts';
import { wordCount } from '../lib/format/counts.ts';
import { useSimpleAuth } from '../lib/session/simple-auth.tsx';
import { useText } from '../lib/i18n/text.ts';

const SignOutDialog = loadable(
  withAntd(async () => (await import('../features/auth/sign-out-dialog.tsx')).SignOutDialog),
  'nothing',
);

/**
 * Profile, Security Audit and Sign Out for a student; Sign In and Try Free for a visitor. Both are links, so that they
 * work before the script is there; with it, Sign In opens a dialog on the home page.
 */
export function HeaderActions() {
  const t = useText();
  const { isAuthenticated, isLoading, user } = useSimpleAuth();
  const signOut = useSignOut();
  const store = useStore<{ draft: OwnedDraft; job: JobState }>();
  // How many words the dialog asks about; null while it is closed.
  const [words, setWords] = useState<number | null>(null);
  const askOrSignOut = (): void => {
    const state = store.getState();
    const { jobId, submission } = selectJob(state);
    // A start that was refused has left nothing in the account.
    const found = wordsOnlyHere(selectDraft(state), jobId === null ? undefined : submission?.text);
    if (found > 0) setWords(found);
    else signOut(false);
  };
  if (isLoading) return null;
  if (!isAuthenticated) return <VisitorActions />;
  return (
    <>
      <Link to={paths.profile()}>{t('Profile')}</Link>
      <Link to={paths.securityAudit}>{t('Security Audit')}</Link>
      <Button onClick={askOrSignOut} title={user?.email}>
        {t('Sign Out')}
      </Button>
      {words !== null && (
        <SignOutDialog
          words={wordCount(words)}
          onClose={() => setWords(null)}
          onSignOut={signOut}
        />
      )}
    </>
  );
}

function VisitorActions() {
  const t = useText();
  const { pathname, state } = useLocation();
  const dispatch = useDispatch();
  // On the sign-in page itself, the page to come back to stays the same.
  const back: unknown = pathname === paths.login ? state : { from: pathname };
  return (
    <>
      <LinkButton
        to={paths.login}
        state={{ ...(back as object | null), register: false }}
        onFollow={(event) => {
          if (pathname !== paths.home) return;
          event.preventDefault();
          dispatch(promptOpened());
        }}
      >
        {t('Sign In')}
      </LinkButton>
      <LinkButton
        type="primary"
        to={paths.login}
        state={{ ...(pathname === paths.login ? (back as object | null) : null), register: true }}
      >
        {t('Try Free')}
      </LinkButton>
    </>
  );
}
