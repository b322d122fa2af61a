import type { AnalysisResult, JudgedCriterion, LineCritique, ScoreName } from '@argint/contracts';
import { scoreLabels } from '../../config/score-labels.ts';
import './rubric.css';
import { plural, useText } from '../../lib/i18n/text.ts';
import { Known } from '../../lib/i18n/known.tsx';
import { ScoreValue } from '../result/score-value.tsx';
import { Shortfall } from '../result/shortfall.tsx';
import { shownScore, UNEXPLAINED } from '../result/shown-score.ts';

/** Critiques shown before the rest is folded away. */
const FIRST_CRITIQUES = 3;

/** A score with what lowered it most. */
function ScoreOf({ name, result }: { name: ScoreName; result: AnalysisResult }) {
  const t = useText();
  const { value, shortfall } = shownScore(result, name);
  return (
    <li>
      {t(scoreLabels[name])}{' '}
      <span>{value === null ? t('no score') : <ScoreValue value={value} />}</span>
      {shortfall !== null && <Shortfall text={shortfall} />}
    </li>
  );
}

function CritiqueLink({ id, lineNumber, issue }: LineCritique) {
  const t = useText();
  return (
    <li>
      <a href={`#critique-${encodeURIComponent(id)}`}>
        {lineNumber === null ? t('Whole essay') : t('Line {{line}}', { line: lineNumber })}
      </a>{' '}
      <span lang="en">{issue}</span>
    </li>
  );
}

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
          <summary>
            {plural(rest.length, '{{count}} more critique', '{{count}} more critiques')}
          </summary>
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
  const t = useText();
  const { text, weight, scores, notJudged } = criterion;
  return (
    <li>
      <h3>
        {text} {weight !== null && <span className="criteria__weight">{weight}</span>}
      </h3>
      {scores.length > 0 && (
        <>
          <ul className="criteria__scores" aria-label={t('Scores that bear on it')}>
            {scores.map((name) => (
              <ScoreOf key={name} name={name} result={result} />
            ))}
          </ul>
          {critiques.length === 0 ? (
            <p className="report__soft">
              {scores.some((name) => shownScore(result, name).isUnexplained)
                ? t(UNEXPLAINED)
                : t('No critique bears on this.')}
            </p>
          ) : (
            <Critiques critiques={critiques} />
          )}
        </>
      )}
      {notJudged !== null && (
        <p className="criteria__not">
          <Known text={notJudged} />
        </p>
      )}
    </li>
  );
}

/** The student's marking criteria, each with the scores and critiques that bear on it; nothing without criteria. */
export function CriteriaPanel({ result }: { result: AnalysisResult }) {
  const t = useText();
  const { rubric, lineCritiques } = result;
  if (!rubric || rubric.criteria.length === 0) return null;
  const byId = new Map(lineCritiques.map((critique) => [critique.id, critique]));
  return (
    <section className="report" aria-labelledby="criteria-title">
      <h2 id="criteria-title">{t('Your marking criteria')}</h2>
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
          {plural(
            rubric.omitted,
            '{{count}} further criterion was not read.',
            '{{count}} further criteria were not read.',
          )}
        </p>
      )}
      <p className="report__soft">
        {t(
          'We match the words of each criterion with our scores and critiques. Your marker decides what they are worth.',
        )}
      </p>
    </section>
  );
}
