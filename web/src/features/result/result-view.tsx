import type { AnalysisResult } from '@argint/contracts';
import { useDeferredValue } from 'react';
import type { ReactNode } from 'react';
import { CritiquedEssay } from './critiqued-essay.tsx';
import './styles/report.css';
import './styles/result.css';
import { PremiumReport } from './premium-report.tsx';
import { Provenance } from './provenance.tsx';
import { ResultSummary } from './result-summary.tsx';
import { ScoreTable } from './score-table.tsx';
import { StrengthList } from './strength-list.tsx';
import { ThinkingReport } from './thinking-report.tsx';

interface Props {
  heading: ReactNode;
  text: string;
  /** Whose critique states are kept; null while the server has not said. */
  essayId: string | null;
  result: AnalysisResult;
  /** A note about how this result was made, shown above the critiques; null for none. */
  note?: string | null;
}

/** One whole analysis: summary, marked essay with its critiques, scores and reports. */
export function ResultView({ heading, text, essayId, result, note = null }: Props) {
  const count = result.lineCritiques.length;
  // The reports lie below the essay. Rendering them later shows the essay sooner.
  const reported = useDeferredValue(result, null);
  const notes = [
    ...(note === null ? [] : [note]),
    ...(result.recommendation ? [result.recommendation] : []),
    ...(result.cloudAnalysis?.notes ?? []),
  ];
  return (
    <article className="result">
      <header className="result__head">
        <div className="result__title">{heading}</div>
        <ResultSummary result={result} />
      </header>
      {notes.length > 0 && (
        <ul className="result__notes">
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
      <section aria-labelledby="feedback-title">
        <h2 id="feedback-title" className="result__feedback">
          Analysis Feedback{' '}
          <span>
            {count} {count === 1 ? 'issue' : 'issues'} found
          </span>
        </h2>
        <CritiquedEssay
          key={essayId}
          text={text}
          critiques={result.lineCritiques}
          essayId={essayId ?? ''}
        />
      </section>
      {reported && (
        <>
          <StrengthList result={reported} text={text} />
          <ScoreTable result={reported} />
          <ThinkingReport result={reported} />
          <PremiumReport result={reported} />
          <Provenance result={reported} />
        </>
      )}
    </article>
  );
}
