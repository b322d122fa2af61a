import { Hero } from '../../../features/home/hero.tsx';
import { ClosingCall, HomeSections } from '../../../features/home/home-sections.tsx';
import { Plans } from '../../../features/payment/plans.tsx';
import { SignInPromptGate } from '../../../features/welcome/sign-in-prompt-gate.tsx';
import { useSimpleAuth } from '../../../lib/session/simple-auth.tsx';
import { usePageTitle } from '../../../lib/use-page-title.ts';
import { AnalysisSection } from './analysis-section.tsx';
import './home-page.css';
import { StudentHead } from './student-head.tsx';
import { Workbench } from './workbench.tsx';

/**
 * Home. A visitor meets the hero, a student who is signed in the form with the balance and the
 * running or latest essay. Form and analysis keep their place in the tree when one becomes the other.
 */
export function HomePage() {
  usePageTitle();
  const { isAuthenticated, isLoading } = useSimpleAuth();
  const isStudent = isAuthenticated || isLoading;
  return (
    <>
      {isStudent ? <StudentHead /> : <Hero />}
      <Workbench key="workbench" />
      <AnalysisSection key="analysis" />
      <HomeSections pricing={<Plans />} />
      {!isStudent && <ClosingCall />}
      <SignInPromptGate />
    </>
  );
}
