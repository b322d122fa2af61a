import { useState } from 'react';
import { useSelector } from 'react-redux';
import { Outlet, useLocation } from 'react-router-dom';
import { withAntd } from '../components/antd/with-antd.tsx';
import { loadable } from '../components/loadable.tsx';
import { selectToasts } from '../lib/toasts/toast-slice.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import './shell.css';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';
import { useScrollToHash } from './use-scroll-to-hash.ts';
import { useKeepDraft } from './use-keep-draft.ts';
import { useKeepSession } from './use-keep-session.ts';
import { useResumeJob } from './use-resume-job.ts';
import { useSendDecisionsAtStart } from './use-send-decisions.ts';
import { JobBar } from '../features/analysis-job/job-bar.tsx';
import {
  selectDiagnostic,
  selectEndedPlan,
} from '../features/account-alert/account-alert-slice.ts';
import { useWatchJob } from '../features/analysis-job/use-watch-job.ts';
import { WelcomeGate } from '../features/welcome/welcome-gate.tsx';
import { DraftLanguageNote, usePageLanguage } from '../lib/i18n/draft-language.tsx';
import { useText } from '../lib/i18n/text.ts';

const AccountAlert = loadable(
  async () => (await import('../features/account-alert/account-alert.tsx')).AccountAlert,
  'nothing',
);
const PlanEndNote = loadable(
  async () => (await import('../features/account-alert/plan-end-note.tsx')).PlanEndNote,
  'nothing',
);
const ToastArea = loadable(
  withAntd(async () => (await import('./toast-area.tsx')).ToastArea),
  'nothing',
);

/** Header, page and footer, and what outlives a page: the session, the running job, toasts. */
export function Shell() {
  const t = useText();
  const { pathname } = useLocation();
  const pageLanguage = usePageLanguage(pathname);
  const toasts = useSelector(selectToasts);
  // It outlives its toasts, so that it can see to the focus when the last one goes.
  const [hasToasted, setHasToasted] = useState(false);
  if (toasts.length > 0 && !hasToasted) setHasToasted(true);
  const hasProblem = useSelector(selectDiagnostic) !== null;
  const hasEndedPlan = useSelector(selectEndedPlan) !== null;
  useScrollToHash();
  useKeepSession();
  useKeepDraft();
  useResumeJob();
  useSendDecisionsAtStart();
  useWatchJob();
  return (
    <div className="shell">
      <a className="skip-link" href="#main">
        {t('Skip to content')}
      </a>
      <SiteHeader />
      <JobBar />
      <main id="main" tabIndex={-1} lang={pageLanguage}>
        <DraftLanguageNote />
        {hasProblem && <AccountAlert />}
        {hasEndedPlan && <PlanEndNote />}
        <ErrorBoundary key={pathname}>
          <Outlet />
        </ErrorBoundary>
      </main>
      <SiteFooter />
      <WelcomeGate />
      {hasToasted && <ToastArea toasts={toasts} />}
    </div>
  );
}
