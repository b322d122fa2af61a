import { countWords } from '@argint/text-analysis';
import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { draftCleared, draftRestored, selectDraft } from '../../features/essay-form/draft-slice.ts';
import type { Draft } from '../../features/essay-form/draft-slice.ts';
import { EssayForm } from '../../features/essay-form/essay-form.tsx';
import { RequirementsBox } from '../../features/essay-form/requirements-box.tsx';
import { ErrorPanel } from '../../features/analysis-job/error-panel.tsx';
import { errorDismissed, selectBusy, selectJob } from '../../features/analysis-job/job-slice.ts';
import { StatusCard } from '../../features/analysis-job/status-card.tsx';
import { useAnalysis } from '../../features/analysis-job/use-analysis.ts';
import { useCancel } from '../../features/analysis-job/use-cancel.ts';
import { Hero } from '../../features/home/hero.tsx';
import { HomeSections } from '../../features/home/home-sections.tsx';
import { analysisMode } from '../../features/live-panel/analysis-mode.ts';
import { LivePanel } from '../../features/live-panel/live-panel.tsx';
import { ModeCard } from '../../features/live-panel/mode-card.tsx';
import { useLiveReading } from '../../features/live-panel/use-live-reading.ts';
import { promptOpened } from '../../features/welcome/prompt-slice.ts';
import { SignInPromptGate } from '../../features/welcome/sign-in-prompt-gate.tsx';
import { useSimpleAuth } from '../../lib/session/simple-auth.tsx';
import { toasted } from '../../lib/toasts/toast-slice.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { MESSAGES } from '@argint/contracts/messages';
import './home-page.css';
import { JobOutcome } from './job-outcome.tsx';

const toSection = (id: string): void =>
  document.getElementById(id)?.scrollIntoView({ block: 'start' });

/** Home: the hero, the form with its live panel, the analysis, and the sections below. */
export function HomePage() {
  usePageTitle();
  const dispatch = useDispatch();
  const { isAuthenticated } = useSimpleAuth();
  const draft = useSelector(selectDraft);
  const job = useSelector(selectJob);
  const busy = useSelector(selectBusy);
  const [aiAnyway, setAiAnyway] = useState(false);
  const reading = useLiveReading(draft.text);
  const words = countWords(draft.text);
  const mode = analysisMode(words, reading?.complexity ?? null, aiAnyway);
  const analyse = useAnalysis();
  const cancel = useCancel({
    onCancelled: () => {
      dispatch(draftCleared());
      toSection('essay-form');
    },
    undo: () => draftRestored(job.submission ?? draft),
  });

  const submit = async (essay: Draft): Promise<void> => {
    if (!isAuthenticated) {
      dispatch(
        toasted({ kind: 'error', title: 'Authentication Required', text: MESSAGES.loginToAnalyze }),
      );
      dispatch(promptOpened());
      return;
    }
    if (await analyse(essay, mode.type)) toSection('analysis');
  };
  const retry = (): void => {
    if (job.submission) void analyse(job.submission, mode.type);
  };
  const tryAgain = (): void => {
    dispatch(errorDismissed());
    toSection('essay-form');
  };

  return (
    <>
      <Hero />
      <section id="essay-form" className="page workbench" aria-label="Your essay">
        <div className="workbench__main">
          <RequirementsBox />
          <EssayForm
            busy={busy}
            busyLabel={job.phase === 'checking' ? 'Checking access...' : 'Analysing...'}
            onSubmit={(essay) => void submit(essay)}
          />
        </div>
        <div className="workbench__side">
          <LivePanel reading={reading} />
          <ModeCard mode={mode} words={words} aiAnyway={aiAnyway} onAiAnyway={setAiAnyway} />
        </div>
      </section>
      <section
        id="analysis"
        className="page workbench__analysis"
        aria-label="Line-by-line analysis"
      >
        {job.startFailure && <ErrorPanel failure={job.startFailure} onTryAgain={tryAgain} />}
        {job.phase !== 'idle' && <StatusCard job={job} onCancel={cancel} onRetry={retry} />}
        <JobOutcome job={job} draftEmpty={draft.text.trim() === ''} />
      </section>
      <HomeSections />
      <SignInPromptGate />
    </>
  );
}
