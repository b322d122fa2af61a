import type { LiveReading } from './live-message.ts';
import './live-panel.css';

const checks = [
  ['hasIntroduction', 'Introduction'],
  ['hasThesis', 'Thesis wording'],
  ['hasBodyParagraphs', 'Body paragraphs'],
  ['hasConclusion', 'Conclusion'],
] as const;

const Row = ({ name, value }: { name: string; value: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
);

/** The real-time panel: a quality score, quick improvements, metrics and structure checks. */
export function LivePanel({ reading }: { reading: LiveReading | null }) {
  const live = reading?.live;
  if (!live) {
    return (
      <section className="side-card" aria-label="Real-time analysis">
        <h2>As you write</h2>
        <p className="side-card__empty">Start typing to see real-time analysis</p>
      </section>
    );
  }
  const { hints, metrics, quality, criticalThinking, thesis } = live;
  // The page shows where the thesis is, so a thesis outside the introduction meets the check too.
  const structure = { ...live.structure, hasThesis: thesis !== null };
  return (
    <section className="side-card" aria-label="Real-time analysis">
      <h2>As you write</h2>
      <p className="live__score">
        <strong>{quality.score}</strong> quality out of 100
      </p>
      {hints.length > 0 && (
        <ul className="live__hints" aria-label="Quick improvements">
          {hints.map((hint) => (
            <li key={hint}>{hint}</li>
          ))}
        </ul>
      )}
      <dl className="live__rows">
        <Row name="Sentences" value={String(metrics.sentenceCount)} />
        <Row name="Paragraphs" value={String(metrics.paragraphCount)} />
        <Row name="Words per sentence" value={metrics.averageWordsPerSentence.toFixed(1)} />
        <Row name="Readability" value={String(Math.round(metrics.readabilityScore))} />
        <Row
          name="Critical thinking"
          value={
            criticalThinking.overallScore === null
              ? 'needs 50 words'
              : `${criticalThinking.overallScore} · ${criticalThinking.level}`
          }
        />
        <Row
          name="Thesis"
          value={thesis ? `line ${thesis.lineNumber}, ${thesis.place}` : 'not found yet'}
        />
      </dl>
      <ul className="live__checks" aria-label="Structure">
        {checks.map(([key, name]) => (
          <li key={key} data-met={structure[key]}>
            <span aria-hidden="true">{structure[key] ? '✓' : '–'}</span> {name}
            <span className="visually-hidden">{structure[key] ? ': yes' : ': not yet'}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
