import type { AnalysisResult, Score } from '@argint/contracts';
import type { PanelId } from './panels/use-panel.ts';
import { plural, t, useText } from '../../lib/i18n/text.ts';
import { formatNumber } from '../../lib/format/format-number.ts';
import { CheckGrammarAgain, lacksGrammarInTime } from './check-grammar-again.tsx';

type Band = Pick<Score, 'low' | 'high'>;

const outOf10 = (value: number): string => formatNumber(Math.round(value / 10));

const bandWords = ({ low, high }: Band): string | null =>
  low === null || high === null || low === high
    ? null
    : t('{{low}}–{{high}} likely', { low: outOf10(low), high: outOf10(high) });

/** A decimal would claim more than a band of a point or more can bear. */
const digitsFor = ({ low, high }: Band): 0 | 1 =>
  low === null || high === null || high - low >= 10 ? 0 : 1;

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
 * out of 100, the number of issues. Below them, how the essay was read, and another
 * try where the grammar checker did not answer in time.
 */
export function ResultSummary(props: {
  result: AnalysisResult;
  /** Null where the result belongs to no essay of the student. */
  essayId: string | null;
}) {
  const { result, essayId } = props;
  const t = useText();
  const { overallVerdict: verdict, clientAnalysis: client, cloudAnalysis: cloud, scores } = result;
  const thinking = client?.criticalThinking.overallScore ?? null;
  const count = result.lineCritiques.length;
  return (
    <div className="result__figures">
      <dl className="figures">
        <Figure
          value={
            verdict?.score == null ? '–' : formatNumber(verdict.score, digitsFor(scores.overall))
          }
          unit="/10"
          label={t('Verdict')}
          note={verdict?.score == null ? t('no score') : bandWords(scores.overall)}
          opens="scores"
        />
        <Figure
          value={thinking === null ? '–' : String(Math.round(thinking))}
          unit="/100"
          label={t('Critical thinking')}
          opens="thinking"
        />
        <Figure
          value={formatNumber(count)}
          label={plural(count, 'issue', 'issues')}
          note={result.emptyReasons['lineCritiques.grammar'] ? t('grammar not all checked') : null}
          opens="critiques"
        />
      </dl>
      <p className="result__mode">
        {[result.processingMode === 'HYBRID' ? t('Full analysis') : t('Free reading'), cloud?.model]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {essayId !== null && lacksGrammarInTime(result) && <CheckGrammarAgain essayId={essayId} />}
    </div>
  );
}
