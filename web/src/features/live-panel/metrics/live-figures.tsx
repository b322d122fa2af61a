import type { LiveAnalysis, QualityParts, Span, ThinkingSignals } from '@argint/text-analysis';
import type { LiveRemarks } from '../live-message.ts';
import { PartBars } from './part-bars.tsx';

const checks = [
  ['hasIntroduction', 'Introduction'],
  ['hasThesis', 'Thesis wording'],
  ['hasBodyParagraphs', 'Body paragraphs'],
  ['hasConclusion', 'Conclusion'],
] as const;

/** The parts of the quality score with the most each can give (D1 §9). */
const qualityParts: readonly (readonly [keyof QualityParts, string, number])[] = [
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
const signalParts: readonly (readonly [keyof ThinkingSignals, string])[] = [
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
  /** The engine's judgement; null until it has read the text or where it cannot judge it. */
  thinking: LiveRemarks['criticalThinking'];
  /** Puts the caret to a place of the text. */
  onGo: (place: Span) => void;
}

function Improvements({ hints, onGo }: Pick<LiveAnalysis, 'hints'> & Pick<Props, 'onGo'>) {
  return (
    <div className="live__improve">
      <h3>Quick improvements</h3>
      {hints.length === 0 && <p className="live__none">Nothing to improve at a glance.</p>}
      <ul className="live__hints" aria-label="Quick improvements">
        {hints.map(({ text, at }) => (
          <li key={text}>
            <button type="button" onClick={() => onGo(at)}>
              {text}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Metrics({ live, thinking, onGo }: Props) {
  const { metrics, thesis } = live;
  return (
    <dl className="live__rows">
      <Row name="Words">{metrics.wordCount.toLocaleString('en-US')}</Row>
      <Row name="Sentences">{metrics.sentenceCount}</Row>
      <Row name="Paragraphs">{metrics.paragraphCount}</Row>
      <Row name="Words per sentence">{metrics.averageWordsPerSentence.toFixed(1)}</Row>
      <Row name="Sentences per paragraph">{metrics.averageSentencesPerParagraph.toFixed(1)}</Row>
      <Row name="Readability">
        {Math.round(metrics.readabilityScore)} <small>of 100, higher is easier</small>
      </Row>
      <Row name="Critical thinking">
        {thinking ? (
          `${thinking.overallScore} · ${thinking.level}`
        ) : (
          <small>{metrics.wordCount < 50 ? 'needs 50 words' : 'not judged yet'}</small>
        )}
      </Row>
      <Row name="Thesis">
        {thesis ? (
          <button type="button" className="text-button" onClick={() => onGo(thesis)}>
            line {thesis.lineNumber}, {thesis.place}
          </button>
        ) : (
          <small>not found yet</small>
        )}
      </Row>
    </dl>
  );
}

function Structure({ live }: { live: LiveAnalysis }) {
  // The page shows where the thesis is, so a thesis outside the introduction meets the check too.
  const structure = { ...live.structure, hasThesis: live.thesis !== null };
  return (
    <ul className="live__checks" aria-label="Structure">
      {checks.map(([key, name]) => (
        <li key={key} data-met={structure[key]}>
          {name}
          <span className="visually-hidden">{structure[key] ? ': yes' : ': not yet'}</span>
        </li>
      ))}
    </ul>
  );
}

/** What the real-time panel shows of a text. */
export function LiveFigures({ live, thinking, onGo }: Props) {
  return (
    <div className="live__columns">
      <div>
        <p className="live__score">
          <strong>{live.quality.score}</strong> quality out of 100
        </p>
        <Structure live={live} />
        <Improvements hints={live.hints} onGo={onGo} />
      </div>
      <Metrics live={live} thinking={thinking} onGo={onGo} />
      <div className="live__parts">
        <PartBars
          summary="What the quality score is made of"
          parts={qualityParts.map(([key, name, max]) => ({
            name,
            max,
            value: live.quality.parts[key],
          }))}
        />
        {live.signals && (
          <PartBars
            summary="Words that signal critical thinking"
            parts={signalParts.map(([key, name]) => ({
              name,
              max: 100,
              value: live.signals?.[key] ?? 0,
            }))}
          />
        )}
      </div>
    </div>
  );
}
