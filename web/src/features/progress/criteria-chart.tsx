import { scoreLabels } from '../../config/score-labels.ts';
import { formatChange } from '../../lib/format/format-number.ts';
import { scales } from './score-points.ts';
import type { CriterionRow, Frame } from './score-points.ts';
import { t, useText } from '../../lib/i18n/text.ts';

const FRAME: Frame = { width: 240, height: 70, left: 5, right: 5, top: 6, bottom: 6 };

function Line({ name, values, first, latest }: CriterionRow) {
  const { x, y } = scales(FRAME, values.length);
  const label =
    values.length === 1
      ? t('{{score}}: {{latest}} of 100', { score: t(scoreLabels[name]), latest })
      : t('{{score}}: from {{first}} to {{latest}} of 100 in {{count}} essays', {
          score: t(scoreLabels[name]),
          first,
          latest,
          count: values.length,
        });
  return (
    <svg
      className="chart"
      viewBox={`0 0 ${FRAME.width} ${FRAME.height}`}
      role="img"
      aria-label={label}
    >
      {[0, 50, 100].map((value) => (
        <g key={value} className="chart__grid">
          <line x1="0" x2={FRAME.width} y1={y(value)} y2={y(value)} />
        </g>
      ))}
      <polyline
        className="chart__line"
        points={values.map((value, index) => `${x(index)},${y(value)}`).join(' ')}
      />
      <circle className="chart__point" cx={x(values.length - 1)} cy={y(latest)} r="4" />
    </svg>
  );
}

/** One small chart for each criterion, from 0 to 100, over the newest drafts of all essays. */
export function CriteriaChart({ rows }: { rows: readonly CriterionRow[] }) {
  return (
    <ul className="progress__criteria">
      {rows.map((row) => (
        <li key={row.name}>
          <p>
            {t(scoreLabels[row.name])} <strong>{row.latest}</strong>
          </p>
          <Line {...row} />
        </li>
      ))}
    </ul>
  );
}

/** The same figures as a table. Where no criterion was scored twice there is nothing to compare. */
export function CriteriaTable({ rows }: { rows: readonly CriterionRow[] }) {
  const t = useText();
  if (rows.every(({ values }) => values.length === 1)) return <OneScoreTable rows={rows} />;
  return (
    <div className="progress__table">
      <table>
        <caption className="visually-hidden">
          {t('Each criterion in the first and the latest essay, and its mean')}
        </caption>
        <thead>
          <tr>
            <th scope="col">{t('Criterion')}</th>
            <th scope="col">{t('First')}</th>
            <th scope="col">{t('Latest')}</th>
            <th scope="col">{t('Change')}</th>
            <th scope="col">{t('Mean')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, values, first, latest, mean }) => (
            <tr key={name}>
              <th scope="row">{t(scoreLabels[name])}</th>
              <td>{first}</td>
              <td>{latest}</td>
              <td>{values.length === 1 ? '–' : formatChange(latest - first)}</td>
              <td>{mean}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function OneScoreTable({ rows }: { rows: readonly CriterionRow[] }) {
  const t = useText();
  return (
    <div className="progress__table">
      <table>
        <caption className="visually-hidden">{t('Each criterion')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('Criterion')}</th>
            <th scope="col">{t('Latest')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, latest }) => (
            <tr key={name}>
              <th scope="row">{t(scoreLabels[name])}</th>
              <td>{latest}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
