import type { AnalysisResult, JudgedCriterion, LineCritique, ScoreName } from '@argint/contracts';
import { formatCount } from '../../lib/format/format-number.ts';
import './rubric.css';

/** Critiques shown before the rest is folded away. */
const FIRST_CRITIQUES = 3;

const labelOf = (name: ScoreName): string => name.charAt(0).toUpperCase() + name.slice(1);

function ScoreOf({ name, result }: { name: ScoreName; result: AnalysisResult }) {
  const { value } = result.scores[name];
  return (
    <li>
      {labelOf(name)}{' '}
      {value === null ? (
        <span>no score</span>
      ) : (
        <>
          <strong>{Math.round(value)}</strong>
          <span> of 100</span>
        </>
      )}
    </li>
  );
}

const CritiqueLink = ({ id, lineNumber, issue }: LineCritique) => (
  <li>
    <a href={`#critique-${encodeURIComponent(id)}`}>
      {lineNumber === null ? 'Whole essay' : `Line ${lineNumber}`}
    </a>{' '}
    {issue}
  </li>
);

function Critiques({ critiques }: { critiques: readonly LineCritique[] }) {
  const rest = critiques.slice(FIRST_CRITIQUES);
  return (
    <>
      <ul className="criteria__critiques">
        {critiques.slice(0, FIRST_CRITIQUES).map((critique) => (
          <CritiqueLink key={critique.id} {...critique} />
        ))}
      </ul>
      {rest.length > 0 && (
        <details>
          <summary>{formatCount(rest.length, 'more critique')}</summary>
          <ul className="criteria__critiques">
            {rest.map((critique) => (
              <CritiqueLink key={critique.id} {...critique} />
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

function Criterion(props: {
  criterion: JudgedCriterion;
  critiques: readonly LineCritique[];
  result: AnalysisResult;
}) {
  const { criterion, critiques, result } = props;
  const { text, weight, scores, notJudged } = criterion;
  return (
    <li>
      <h3>
        {text} {weight !== null && <span className="criteria__weight">{weight}</span>}
      </h3>
      {scores.length > 0 && (
        <>
          <ul className="criteria__scores" aria-label="Scores that bear on it">
            {scores.map((name) => (
              <ScoreOf key={name} name={name} result={result} />
            ))}
          </ul>
          {critiques.length === 0 ? (
            <p className="report__soft">No critique bears on this.</p>
          ) : (
            <Critiques critiques={critiques} />
          )}
        </>
      )}
      {notJudged !== null && <p className="criteria__not">{notJudged}</p>}
    </li>
  );
}

/** The student's marking criteria, each with the scores and critiques that bear on it; nothing without criteria. */
export function CriteriaPanel({ result }: { result: AnalysisResult }) {
  const { rubric, lineCritiques } = result;
  if (!rubric || rubric.criteria.length === 0) return null;
  const byId = new Map(lineCritiques.map((critique) => [critique.id, critique]));
  return (
    <section className="report" aria-labelledby="criteria-title">
      <h2 id="criteria-title">Your marking criteria</h2>
      <ul className="criteria">
        {rubric.criteria.map((criterion, i) => (
          <Criterion
            key={i}
            criterion={criterion}
            critiques={criterion.critiqueIds.flatMap((id) => byId.get(id) ?? [])}
            result={result}
          />
        ))}
      </ul>
      {rubric.omitted > 0 && (
        <p className="report__soft">
          {formatCount(rubric.omitted, 'further criterion was', 'further criteria were')} not read.
        </p>
      )}
      <p className="report__soft">
        We match the words of each criterion with our scores and critiques. Your marker decides what
        they are worth.
      </p>
    </section>
  );
}
