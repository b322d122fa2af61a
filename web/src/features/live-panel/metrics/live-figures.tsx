import { THESIS_HINT } from '@argint/text-analysis';
import type { LiveAnalysis, QualityParts, Span, ThinkingSignals } from '@argint/text-analysis';
import type { LiveRemarks } from '../live-message.ts';
import { PartBars } from './part-bars.tsx';
import { useText } from '../../../lib/i18n/text.ts';
import { Known } from '../../../lib/i18n/known.tsx';
import { Rich } from '../../../lib/i18n/rich.tsx';
import { formatNumber } from '../../../lib/format/format-number.ts';
import type { TextKey } from '../../../lib/i18n/text.ts';

const checks = [
  ['hasIntroduction', 'Introduction'],
  ['hasThesis', 'Thesis wording'],
  ['hasBodyParagraphs', 'Body paragraphs'],
  ['hasConclusion', 'Conclusion'],
] as const;

/** The parts of the quality score with the most each can give (D1 §9). */
const qualityParts: readonly (readonly [keyof QualityParts, TextKey, number])[] = [
  ['wordCount', 'Word count', 25],
  ['introduction', 'Introduction', 5],
  ['conclusion', 'Conclusion', 5],
  ['thesis', 'Thesis', 10],
  ['transitions', 'Transitions', 5],
  ['argumentStructure', 'Argument structure', 10],
  ['evidence', 'Evidence', 10],
  ['questions', 'Questions', 5],
  ['counterargument', 'Counterargument', 5],
  ['readability', 'Readability', 20],
];
const signalParts: readonly (readonly [keyof ThinkingSignals, TextKey])[] = [
  ['reasoning', 'Reasons'],
  ['evidence', 'Evidence'],
  ['otherViews', 'Other views'],
  ['qualification', 'Qualified claims'],
  ['inquiry', 'Questions'],
];

const Row = ({ name, children }: { name: string; children: React.ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

interface Props {
  live: LiveAnalysis;
  /** What the engine says of the text; null until it has read it. */
  remarks: LiveRemarks | null;
  /** Puts the caret to a place of the text. */
  onGo: (place: Span) => void;
  /** Puts the caret to the position that the engine found. */
  onGoToPosition: () => void;
}

function Improvements({ hints, onGo }: Pick<LiveAnalysis, 'hints'> & Pick<Props, 'onGo'>) {
  const t = useText();
  return (
    <div className="live__improve">
      <h3>{t('Quick improvements')}</h3>
      {hints.length === 0 && <p className="live__none">{t('Nothing to improve at a glance.')}</p>}
      <ul className="live__hints" aria-label={t('Quick improvements')}>
        {hints.map(({ text, at }) => (
          <li key={text}>
            <button type="button" onClick={() => onGo(at)}>
              <Known text={text} />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What the figures say of the thesis. The engine decides as soon as it has read the text, as it will in the result. */
const withPosition = (live: LiveAnalysis, remarks: LiveRemarks | null): LiveAnalysis => {
  if (!remarks || remarks.unjudgeable !== null) return live;
  const { position } = remarks;
  return {
    ...live,
    structure: { ...live.structure, hasThesis: position !== null },
    hints: live.hints.filter(
      ({ text }) => text !== THESIS_HINT || position?.part !== 'introduction',
    ),
  };
};

function Metrics({ live, remarks, onGoToPosition }: Omit<Props, 'onGo'>) {
  const t = useText();
  const { metrics } = live;
  const { criticalThinking: thinking, position } = remarks ?? {};
  return (
    <dl className="live__rows">
      <Row name={t('Words')}>{formatNumber(metrics.wordCount)}</Row>
      <Row name={t('Sentences')}>{metrics.sentenceCount}</Row>
      <Row name={t('Paragraphs')}>{metrics.paragraphCount}</Row>
      <Row name={t('Words per sentence')}>{formatNumber(metrics.averageWordsPerSentence, 1)}</Row>
      <Row name={t('Sentences per paragraph')}>
        {formatNumber(metrics.averageSentencesPerParagraph, 1)}
      </Row>
      <Row name={t('Readability')}>
        {Math.round(metrics.readabilityScore)} <small>{t('of 100, higher is easier')}</small>
      </Row>
      <Row name={t('Critical thinking')}>
        {thinking ? (
          `${thinking.overallScore} · ${t(thinking.level)}`
        ) : (
          <small>{metrics.wordCount < 50 ? t('needs 50 words') : t('not judged yet')}</small>
        )}
      </Row>
      <Row name={t('Thesis')}>
        {position ? (
          <button type="button" className="text-button" onClick={onGoToPosition}>
            {t('line {{line}}, {{place}}', {
              line: position.lineNumber,
              place: t(position.part),
            })}
          </button>
        ) : (
          <small>{t(remarks?.unjudgeable === null ? 'not found yet' : 'not judged yet')}</small>
        )}
      </Row>
    </dl>
  );
}

function Structure({ live }: { live: LiveAnalysis }) {
  const t = useText();
  const { structure } = live;
  return (
    <ul className="live__checks" aria-label={t('Structure')}>
      {checks.map(([key, name]) => (
        <li key={key} data-met={structure[key]}>
          {t(name)}
          <span className="visually-hidden">{structure[key] ? t(': yes') : t(': not yet')}</span>
        </li>
      ))}
    </ul>
  );
}

/** What the real-time panel shows of a text. */
export function LiveFigures({ live: counted, remarks, onGo, onGoToPosition }: Props) {
  const t = useText();
  const live = withPosition(counted, remarks);
  return (
    <div className="live__columns">
      <div>
        <p className="live__score">
          <Rich
            text={t('<strong>{{score}}</strong> quality out of 100', { score: live.quality.score })}
            tags={{ strong: (words) => <strong>{words}</strong> }}
          />
        </p>
        <Structure live={live} />
        <Improvements hints={live.hints} onGo={onGo} />
      </div>
      <Metrics live={live} remarks={remarks} onGoToPosition={onGoToPosition} />
      <div className="live__parts">
        <PartBars
          summary={t('What the quality score is made of')}
          parts={qualityParts.map(([key, name, max]) => ({
            name: t(name),
            max,
            value: live.quality.parts[key],
          }))}
        />
        {live.signals && (
          <PartBars
            summary={t('Words that signal critical thinking')}
            parts={signalParts.map(([key, name]) => ({
              name: t(name),
              max: 100,
              value: live.signals?.[key] ?? 0,
            }))}
          />
        )}
      </div>
    </div>
  );
}
