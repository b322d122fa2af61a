import type { EssayProgress } from '@argint/contracts';
import { formatDate } from '../../lib/format/format-date.ts';
import { useMedia } from '../../lib/use-media.ts';
import { scales, scorePoints } from './score-points.ts';
import type { Frame, ScorePoint } from './score-points.ts';
import { t, useText } from '../../lib/i18n/text.ts';

const DESK: Frame = { width: 700, height: 260, left: 34, right: 14, top: 12, bottom: 34 };
const PHONE: Frame = { width: 340, height: 220, left: 30, right: 10, top: 12, bottom: 34 };
const LINES = [0, 25, 50, 75, 100];

const labelOf = (points: readonly ScorePoint[]): string => {
  const [first] = points;
  const last = points.at(-1);
  if (!first || !last) return t('No overall score yet');
  return points.length === 1
    ? t('One overall score: {{value}} of 100', { value: first.value })
    : t('{{count}} overall scores, from {{first}} to {{last}} of 100', {
        count: points.length,
        first: first.value,
        last: last.value,
      });
};

/** The polylines that join the drafts of one essay. */
const joined = (points: readonly ScorePoint[]): number[][] => {
  const groups = new Map<string, number[]>();
  points.forEach(({ groupId }, index) => {
    groups.set(groupId, [...(groups.get(groupId) ?? []), index]);
  });
  return [...groups.values()].filter((indexes) => indexes.length > 1);
};

/** Every overall score in the order of the analyses; drafts of one essay are joined. The table beside it says the same. */
export function OverallChart({ essays }: { essays: readonly EssayProgress[] }) {
  const t = useText();
  const isNarrow = useMedia('(max-width: 620px)');
  const frame = isNarrow ? PHONE : DESK;
  const points = scorePoints(essays, 'overall');
  const { x, y } = scales(frame, points.length);
  const at = (index: number): string => `${x(index)},${y(points[index]?.value ?? 0)}`;
  const [first] = points;
  const last = points.at(-1);
  const baseline = frame.height - frame.bottom + 22;
  return (
    <svg
      className="chart"
      viewBox={`0 0 ${frame.width} ${frame.height}`}
      role="img"
      aria-label={labelOf(points)}
    >
      {LINES.map((value) => (
        <g key={value} className="chart__grid">
          <line x1={frame.left} x2={frame.width - frame.right} y1={y(value)} y2={y(value)} />
          <text x={frame.left - 8} y={y(value) + 4} textAnchor="end">
            {value}
          </text>
        </g>
      ))}
      {joined(points).map((indexes) => (
        <polyline
          key={points[indexes[0] ?? 0]?.groupId}
          className="chart__drafts"
          points={indexes.map(at).join(' ')}
        />
      ))}
      {points.map(({ essayId, title, draftNumber, value }, index) => (
        <circle
          key={essayId}
          className="chart__point"
          cx={x(index)}
          cy={y(value)}
          r={points.length > 60 ? 3 : 4.5}
        >
          <title>
            {t('{{title}}, draft {{number}}: {{value}}', { title, number: draftNumber, value })}
          </title>
        </circle>
      ))}
      {first && last && points.length > 1 && (
        <g className="chart__grid">
          <text x={frame.left} y={baseline}>
            {formatDate(first.analysedAt)}
          </text>
          <text x={frame.width - frame.right} y={baseline} textAnchor="end">
            {formatDate(last.analysedAt)}
          </text>
        </g>
      )}
    </svg>
  );
}
