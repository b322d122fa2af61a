import type { AnalysisResult, LineCritique } from '@argint/contracts';
import { useDeferredValue } from 'react';
import type { ReactNode } from 'react';
import { CriteriaPanel } from '../rubric/criteria-panel.tsx';
import { SAMPLE_ESSAY_ID } from '../../config/sample-essay-id.ts';
import { TextKindNote } from '../text-kind/text-kind-note.tsx';
import { ReadingNotes } from './reading-notes.tsx';
import { CritiquedEssay } from './critiqued-essay.tsx';
import { KeepPlace } from './keep-place.tsx';
import { MapPanel } from './map/map-panel.tsx';
import './styles/report.css';
import './styles/result.css';
import { Panel } from './panels/panel.tsx';
import { PanelTabs } from './panels/panel-tabs.tsx';
import { usePanel } from './panels/use-panel.ts';
import type { PanelId } from './panels/use-panel.ts';
import { Provenance } from './provenance.tsx';
import { ResultComment } from './result-comment.tsx';
import { ResultSummary } from './result-summary.tsx';
import { ScoreTable } from './score-table.tsx';
import { StrengthList } from './strength-list.tsx';
import { ThinkingReport } from './thinking-report.tsx';
import { SkipButton } from '../../components/skip-button.tsx';
import { useText } from '../../lib/i18n/text.ts';
import { usePrinting } from '../../lib/use-printing.ts';
import { inPlaces, issuesFound } from '../../lib/format/counts.ts';

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
  /** What can be done with this result, shown beside its tabs, on a phone below it. */
  actions?: ReactNode;
  text: string;
  /** Whose critique states are kept; null while the server has not said. */
  essayId: string | null;
  result: AnalysisResult | Unfinished;
  /** The essay stays where it is in the window whatever comes above it. */
  still?: boolean;
  /** A note about how this result was made, shown above the critiques; null for none. */
  note?: string | null;
  /** Shown below the panels, so that the essay begins in the first window. */
  lead?: ReactNode;
}

const isWhole = (result: Props['result']): result is AnalysisResult => 'lineCritiques' in result;

/** Whether a result belongs to an essay of the student, which can be analysed again. */
const isOwn = (essayId: string | null): boolean => essayId !== null && essayId !== SAMPLE_ESSAY_ID;

/**
 * One whole analysis: summary, then its panels, of which one is open. All of them are printed. An
 * unfinished one has the essay and the critiques so far, and becomes the whole one in place.
 */
export function ResultView(props: Props) {
  const { heading, actions, essayId, result, note = null, lead } = props;
  const whole = isWhole(result) ? result : null;
  const [chosen, open] = usePanel();
  const panel = whole ? chosen : 'critiques';
  const own = isOwn(essayId) ? essayId : null;
  return (
    <article className="result">
      {panel === 'critiques' && <SkipButton to={firstCritique} />}
      <header className="result__head" key={String(whole !== null)}>
        <div className="result__title">{heading}</div>
        {isWhole(result) ? <ResultSummary result={result} essayId={own} /> : result.status}
      </header>
      {whole && <ResultComment result={whole} />}
      {whole && (
        <div className="result__about">
          <TextKindNote result={whole} essayId={own} />
          <ReadingNotes result={whole} note={note} />
        </div>
      )}
      {(whole || actions) && (
        <div className="result__bar">
          {whole && (
            <PanelTabs
              panel={panel}
              onOpen={open}
              counts={{
                critiques: whole.lineCritiques.length,
                'what-works': whole.strengths.length,
              }}
            />
          )}
          {actions && <div className="result__actions">{actions}</div>}
        </div>
      )}
      <Panel id="critiques" open={panel} alone={whole === null}>
        <Critiques {...props} paused={panel !== 'critiques'} />
      </Panel>
      <Reports result={whole} text={props.text} panel={panel} />
      {lead}
    </article>
  );
}

/** The first critique of the result that the button belongs to. */
const firstCritique = (button: HTMLElement): HTMLElement | null =>
  button.closest('.result')?.querySelector<HTMLElement>('.critiqued__columns [data-critique]') ??
  null;

/** The panels behind the first one. Rendering them later shows the essay sooner. */
function Reports(props: { result: AnalysisResult | null; text: string; panel: PanelId }) {
  const { text, panel } = props;
  const deferred = useDeferredValue(props.result, null);
  // Who prints at once wants all of it.
  const result = usePrinting() ? props.result : deferred;
  if (!result) return null;
  return (
    <>
      <Panel id="map" open={panel}>
        <MapPanel result={result} text={text} />
      </Panel>
      <Panel id="what-works" open={panel}>
        <StrengthList result={result} text={text} />
      </Panel>
      <Panel id="scores" open={panel}>
        <CriteriaPanel result={result} />
        <ScoreTable result={result} />
        <Provenance result={result} />
      </Panel>
      <Panel id="thinking" open={panel}>
        <ThinkingReport result={result} />
      </Panel>
    </>
  );
}

function Critiques(props: Props & { paused: boolean }) {
  const t = useText();
  const { text, essayId, result, still = false, paused } = props;
  const whole = isWhole(result);
  const critiques = whole ? result.lineCritiques : result.critiques;
  const places = critiques.reduce((all, { related = [] }) => all + 1 + related.length, 0);
  return (
    <section aria-labelledby="feedback-title">
      <h2 id="feedback-title" key={String(whole)} className="result__feedback">
        {t('Analysis Feedback')}{' '}
        <span role={whole ? undefined : 'status'}>
          {whole ? issuesFound(critiques.length) : result.count}
        </span>
        {whole && places > critiques.length && <span> · {inPlaces(places)}</span>}
      </h2>
      <KeepPlace selector={still ? '.critiqued__columns' : null}>
        <CritiquedEssay
          key={essayId}
          text={text}
          critiques={critiques}
          leftOut={whole ? (result.leftOut ?? 0) : 0}
          essayId={essayId ?? ''}
          running={!whole}
          paused={paused}
        />
      </KeepPlace>
    </section>
  );
}
