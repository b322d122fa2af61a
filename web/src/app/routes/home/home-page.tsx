import { Suspense } from 'react';
import { useSelector } from 'react-redux';
import { Navigate } from 'react-router-dom';
import { loadable } from '../../../components/loadable.tsx';
import { SkipButton } from '../../../components/skip-button.tsx';
import { paths } from '../../../config/paths.ts';
import { selectJob } from '../../../features/analysis-job/job-slice.ts';
import { Hero } from '../../../features/home/hero.tsx';
import { ClosingCall, HomeSections } from '../../../features/home/home-sections.tsx';
import { Plans } from '../../../features/payment/plans.tsx';
import { SignInPromptGate } from '../../../features/welcome/sign-in-prompt-gate.tsx';
import { useSimpleAuth } from '../../../lib/session/simple-auth.tsx';
import { usePageTitle } from '../../../lib/use-page-title.ts';
import { useJobScreen } from '../use-job-screen.ts';
import { AnalysisSection } from './analysis-section.tsx';
import './home-page.css';
import { StudentHead } from './student-head.tsx';
import { Workbench } from './workbench.tsx';

const JobScreen = loadable(async () => (await import('../job-screen.tsx')).JobScreen);

/** The open field of the form. */
const openField = (): HTMLElement | null =>
  document.querySelector('#essay-form [role="tabpanel"]:not([hidden]) textarea');

/**
 * Home. A visitor meets the hero, a student who is signed in the form with the balance and the
 * running or latest essay. While an analysis begins it is the whole screen, and the form keeps its place
 * in the tree; then its essay’s page takes over.
 */
export function HomePage() {
  usePageTitle();
  const { isAuthenticated, isLoading } = useSimpleAuth();
  const isStudent = isAuthenticated || isLoading;
  const jobOnly = useJobScreen(false) && isStudent;
  const { essayId } = useSelector(selectJob);
  // From the moment the server knows the essay, its analysis and result are at its address.
  if (jobOnly && essayId !== null) return <Navigate replace to={paths.essay(essayId)} />;
  return (
    <>
      {!jobOnly && <SkipButton to={openField} />}
      {/* Each Suspense lets React take this part of the HTML over in a task of its own. */}
      <Suspense>{!jobOnly && (isStudent ? <StudentHead /> : <Hero />)}</Suspense>
      <div key="workbench" hidden={jobOnly}>
        <Suspense>
          <Workbench />
        </Suspense>
      </div>
      {jobOnly ? <JobScreen /> : <AnalysisSection />}
      <Suspense>
        {!jobOnly && <HomeSections pricing={<Plans />} isStudent={isStudent} />}
        {!isStudent && <ClosingCall />}
      </Suspense>
      <SignInPromptGate />
    </>
  );
}
