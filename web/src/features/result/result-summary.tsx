import type { AnalysisResult, Score } from '@argint/contracts';

const band = ({ low, high }: Pick<Score, 'low' | 'high'>, by = 1): string | null =>
  low === null || high === null || low === high
    ? null
    : by === 1
      ? `${Math.round(low)}–${Math.round(high)} likely`
      : `${(low / by).toFixed(1)}–${(high / by).toFixed(1)} likely`;

const Figure = (props: { value: string; unit?: string; label: string; note?: string | null }) => (
  <div>
    <dt>
      {props.label}
      {props.note && ` · ${props.note}`}
    </dt>
    <dd>
      {props.value}
      {props.unit && <small>{props.unit}</small>}
    </dd>
  </div>
);

/** Three figures: the verdict out of 10, critical thinking out of 100, and the processing mode. */
export function ResultSummary({ result }: { result: AnalysisResult }) {
  const { overallVerdict: verdict, clientAnalysis: client, cloudAnalysis: cloud, scores } = result;
  const thinking = client?.criticalThinking.overallScore ?? null;
  return (
    <dl className="figures">
      <Figure
        value={verdict?.score?.toFixed(1) ?? '–'}
        unit="/10"
        label="Verdict"
        note={verdict?.score == null ? 'no score' : band(scores.overall, 10)}
      />
      <Figure
        value={thinking === null ? '–' : String(Math.round(thinking))}
        unit="/100"
        label="Critical thinking"
        note={result.criticalThinkingLevel ?? client?.criticalThinking.level ?? null}
      />
      <Figure
        value={result.processingMode === 'HYBRID' ? 'Hybrid' : 'Client only'}
        label="Processing mode"
        note={cloud && (cloud.engine === 'offline' ? 'offline engine' : cloud.model)}
      />
    </dl>
  );
}
