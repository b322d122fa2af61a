import { MESSAGES } from '@argint/contracts/messages';
import { countWords } from '@argint/text-analysis';
import { useMemo, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { selectBusy, selectJob } from '../../../features/analysis-job/job-slice.ts';
import { useAnalysis } from '../../../features/analysis-job/use-analysis.ts';
import { useCapabilities } from '../../../features/capabilities/capabilities-api.ts';
import { estimateWords } from '../../../features/capabilities/estimate-words.ts';
import { costWords, startCost } from '../../../features/credits/start-cost.ts';
import { useAccess } from '../../../features/credits/use-access.ts';
import { selectDraft } from '../../../features/essay-form/draft-slice.ts';
import type { Draft } from '../../../features/essay-form/draft-slice.ts';
import { EssayForm } from '../../../features/essay-form/essay-form.tsx';
import { RequirementsBox } from '../../../features/essay-form/requirements-box.tsx';
import { analysisMode } from '../../../features/live-panel/analysis-mode.ts';
import { LivePanel } from '../../../features/live-panel/live-panel.tsx';
import { ModeCard } from '../../../features/live-panel/mode-card.tsx';
import { useLiveReading } from '../../../features/live-panel/use-live-reading.ts';
import { SummaryCard } from '../../../features/summary-card/summary-card.tsx';
import { promptOpened } from '../../../features/welcome/prompt-slice.ts';
import { useSimpleAuth } from '../../../lib/session/simple-auth.tsx';
import { toasted } from '../../../lib/toasts/toast-slice.ts';

/** The form with its live panel, and what an analysis of the draft would be and cost. */
export function Workbench() {
  const dispatch = useDispatch();
  const { isAuthenticated } = useSimpleAuth();
  const { text, question } = useSelector(selectDraft);
  const { phase, submission } = useSelector(selectJob);
  // Another essay may be written and sent while one is read.
  const isOther = phase === 'watching' && submission?.text !== text;
  const busy = useSelector(selectBusy) && !isOther;
  const [fullAnyway, setFullAnyway] = useState(false);
  const reading = useLiveReading(text);
  const words = useMemo(() => countWords(text), [text]);
  const capabilities = useCapabilities();
  const hasModel = capabilities?.model != null;
  const complexity = reading?.complexity ?? null;
  const mode = analysisMode({ words, complexity, fullAnyway, hasModel });
  const access = useAccess();
  const cost = startCost({
    words,
    chars: text.length,
    type: mode.type,
    access: isAuthenticated ? access : null,
    estimate: estimateWords(capabilities, text.length, mode.type),
  });
  const analyse = useAnalysis();

  const submit = async (essay: Draft, free: boolean): Promise<void> => {
    if (!isAuthenticated) {
      dispatch(
        toasted({ kind: 'error', title: 'Authentication Required', text: MESSAGES.loginToAnalyze }),
      );
      dispatch(promptOpened());
      return;
    }
    // It is needed as soon as the analysis starts. If it does not load now, it is loaded then.
    import('../job-screen.tsx').catch(() => undefined);
    await analyse(essay, free ? 'simple' : mode.type);
  };

  return (
    <section id="essay-form" className="page workbench" aria-label="Your essay">
      <div className="workbench__main">
        <RequirementsBox />
        <EssayForm
          busy={busy}
          busyLabel={phase === 'checking' ? 'Checking access...' : 'Analysing...'}
          cost={cost}
          offersFree={mode.type !== 'simple' && cost.mayBeRead}
          onSubmit={(essay, free) => void submit(essay, free)}
        />
      </div>
      <div className="workbench__side">
        <LivePanel reading={reading} />
        <SummaryCard
          text={text}
          question={question}
          words={words}
          access={isAuthenticated ? access : null}
          cost={costWords(mode.type, isAuthenticated ? access : null)}
        />
        <ModeCard
          mode={mode}
          words={words}
          hasModel={hasModel}
          fullAnyway={fullAnyway}
          onFullAnyway={setFullAnyway}
        />
      </div>
    </section>
  );
}
