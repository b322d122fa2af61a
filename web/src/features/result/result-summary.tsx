import type { AnalysisResult, Score } from '@argint/contracts';
import type { PanelId } from './panels/use-panel.ts';
import { plural, t, translateKnown, useText } from '../../lib/i18n/text.ts';
import { formatNumber } from '../../lib/format/format-number.ts';

const band = ({ low, high }: Pick<Score, 'low' | 'high'>): string | null =>
  low === null || high === null || low === high
    ? null
    : t('{{low}}–{{high}} likely', {
        low: formatNumber(low / 10, 1),
        high: formatNumber(high / 10, 1),
      });

interface FigureProps {
  value: string;
  unit?: string;
  label: string;
  note?: string | null;
  /** The panel that shows what the figure rests on. */
  opens: PanelId;
}

function Figure({ value, unit, label, note, opens }: FigureProps) {
  const t = useText();
  return (
    <div>
      <dt>
        {label}
        {note && ` · ${note}`}
      </dt>
      <dd>
        <a href={`#${opens}`}>
          {value}
          {unit && <small>{unit}</small>}
          <span className="visually-hidden">
            {' '}
            {t('{{figure}}: see what it rests on', { figure: label })}
          </span>
        </a>
      </dd>
    </div>
  );
}

/**
 * The figures of a result, each a link to what it rests on: the verdict out of 10, critical thinking
 * out of 100, the number of issues. Below them, how the essay was read.
 */
export function ResultSummary({ result }: { result: AnalysisResult }) {
  const t = useText();
  const { overallVerdict: verdict, clientAnalysis: client, cloudAnalysis: cloud, scores } = result;
  const level = result.criticalThinkingLevel ?? client?.criticalThinking.level ?? null;
  const thinking = client?.criticalThinking.overallScore ?? null;
  const count = result.lineCritiques.length;
  const engine = cloud && (cloud.engine === 'offline' ? t('offline engine') : cloud.model);
  return (
    <div className="result__figures">
      <dl className="figures">
        <Figure
          value={verdict?.score == null ? '–' : formatNumber(verdict.score, 1)}
          unit="/10"
          label={t('Verdict')}
          note={verdict?.score == null ? t('no score') : band(scores.overall)}
          opens="scores"
        />
        <Figure
          value={thinking === null ? '–' : String(Math.round(thinking))}
          unit="/100"
          label={t('Critical thinking')}
          note={level === null ? null : translateKnown(level)}
          opens="thinking"
        />
        <Figure
          value={formatNumber(count)}
          label={plural(count, 'issue', 'issues')}
          opens="critiques"
        />
      </dl>
      <p className="result__mode">
        {[
          t('Processing mode'),
          result.processingMode === 'HYBRID' ? t('Hybrid') : t('Client only'),
          engine,
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
    </div>
  );
}
