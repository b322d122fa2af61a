import type { AnalysisResult, Score } from '@argint/contracts';
import type { PanelId } from './panels/use-panel.ts';

const band = ({ low, high }: Pick<Score, 'low' | 'high'>): string | null =>
  low === null || high === null || low === high
    ? null
    : `${(low / 10).toFixed(1)}–${(high / 10).toFixed(1)} likely`;

interface FigureProps {
  value: string;
  unit?: string;
  label: string;
  note?: string | null;
  /** The panel that shows what the figure rests on. */
  opens: PanelId;
}

const Figure = ({ value, unit, label, note, opens }: FigureProps) => (
  <div>
    <dt>
      {label}
      {note && ` · ${note}`}
    </dt>
    <dd>
      <a href={`#${opens}`}>
        {value}
        {unit && <small>{unit}</small>}
        <span className="visually-hidden"> {label}: see what it rests on</span>
      </a>
    </dd>
  </div>
);

/**
 * The figures of a result, each a link to what it rests on: the verdict out of 10, critical thinking
 * out of 100, the number of issues. Below them, how the essay was read.
 */
export function ResultSummary({ result }: { result: AnalysisResult }) {
  const { overallVerdict: verdict, clientAnalysis: client, cloudAnalysis: cloud, scores } = result;
  const thinking = client?.criticalThinking.overallScore ?? null;
  const count = result.lineCritiques.length;
  const engine = cloud && (cloud.engine === 'offline' ? 'offline engine' : cloud.model);
  return (
    <div className="result__figures">
      <dl className="figures">
        <Figure
          value={verdict?.score?.toFixed(1) ?? '–'}
          unit="/10"
          label="Verdict"
          note={verdict?.score == null ? 'no score' : band(scores.overall)}
          opens="scores"
        />
        <Figure
          value={thinking === null ? '–' : String(Math.round(thinking))}
          unit="/100"
          label="Critical thinking"
          note={result.criticalThinkingLevel ?? client?.criticalThinking.level ?? null}
          opens="thinking"
        />
        <Figure value={String(count)} label={count === 1 ? 'issue' : 'issues'} opens="critiques" />
      </dl>
      <p className="result__mode">
        {['Processing mode', result.processingMode === 'HYBRID' ? 'Hybrid' : 'Client only', engine]
          .filter(Boolean)
          .join(' · ')}
      </p>
    </div>
  );
}
