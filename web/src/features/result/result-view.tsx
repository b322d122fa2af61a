import type { AnalysisResult, LineCritique } from '@argint/contracts';
import { useDeferredValue } from 'react';
import type { ReactNode } from 'react';
import { CritiquedEssay } from './critiqued-essay.tsx';
import { KeepPlace } from './keep-place.tsx';
import './styles/report.css';
import './styles/result.css';
import { PremiumReport } from './premium-report.tsx';
import { Provenance } from './provenance.tsx';
import { ResultSummary } from './result-summary.tsx';
import { ScoreTable } from './score-table.tsx';
import { StrengthList } from './strength-list.tsx';
import { ThinkingReport } from './thinking-report.tsx';

/** What is shown of an analysis that has no result, or none yet. */
export interface Unfinished {
  critiques: readonly LineCritique[];
  /** '7 issues found so far'. */
  count: string;
  /** Stands where the figures of the result will be. */
  status: ReactNode;
}

interface Props {
  heading: ReactNode;
  text: string;
  /** Whose critique states are kept; null while the server has not said. */
  essayId: string | null;
  result: AnalysisResult | Unfinished;
  /** The essay stays where it is in the window whatever comes above it. */
  still?: boolean;
  /** A note about how this result was made, shown above the critiques; null for none. */
  note?: string | null;
}

const isWhole = (result: Props['result']): result is AnalysisResult => 'lineCritiques' in result;

/**
 * One whole analysis: summary, marked essay with its critiques, scores and reports. An unfinished
 * one has the essay and the critiques so far, and becomes the whole one in place.
 */
export function ResultView({ heading, text, essayId, result, still = false, note = null }: Props) {
  const whole = isWhole(result) ? result : null;
  const critiques = isWhole(result) ? result.lineCritiques : result.critiques;
  const count = critiques.length;
  // The reports lie below the essay. Rendering them later shows the essay sooner.
  const reported = useDeferredValue(whole, null);
  const notes = [
    ...(note === null ? [] : [note]),
    ...(whole?.recommendation ? [whole.recommendation] : []),
    ...(whole?.cloudAnalysis?.notes ?? []),
  ];
  return (
    <article className="result">
      <header className="result__head" key={String(whole !== null)}>
        <div className="result__title">{heading}</div>
        {isWhole(result) ? <ResultSummary result={result} /> : result.status}
      </header>
      {notes.length > 0 && (
        <ul className="result__notes">
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
      <section aria-labelledby="feedback-title">
        <h2 id="feedback-title" key={String(whole !== null)} className="result__feedback">
          Analysis Feedback{' '}
          <span role={whole ? undefined : 'status'}>
            {isWhole(result) ? `${count} ${count === 1 ? 'issue' : 'issues'} found` : result.count}
          </span>
        </h2>
        <KeepPlace selector={still ? '.critiqued__columns' : null}>
          <CritiquedEssay
            key={essayId}
            text={text}
            critiques={critiques}
            essayId={essayId ?? ''}
            running={whole === null}
          />
        </KeepPlace>
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
