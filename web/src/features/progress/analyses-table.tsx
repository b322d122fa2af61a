import type { EssayProgress } from '@argint/contracts';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { formatDate } from '../../lib/format/format-date.ts';
import { scorePoints } from './score-points.ts';

/** Rows shown before the table is unfolded. */
const SHOWN = 6;

/** The overall scores as a table, newest first. Each row links to its essay. */
export function AnalysesTable({ essays }: { essays: readonly EssayProgress[] }) {
  const [all, setAll] = useState(false);
  const points = scorePoints(essays, 'overall').toReversed();
  const shown = all ? points : points.slice(0, SHOWN);
  const hasDrafts = points.some(({ draftNumber }) => draftNumber > 1);
  return (
    <div className="progress__table">
      <table>
        <caption className="visually-hidden">Overall score of each analysis, newest first</caption>
        <thead>
          <tr>
            <th scope="col">Essay</th>
            <th scope="col">Analysed</th>
            <th scope="col">Overall</th>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ essayId, title, draftNumber, analysedAt, value }) => (
            <tr key={essayId}>
              <th scope="row">
                <Link to={paths.essay(essayId)}>{title || 'Essay'}</Link>
                {hasDrafts && <span> draft {draftNumber}</span>}
              </th>
              <td>{formatDate(analysedAt)}</td>
              <td>{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {points.length > shown.length && (
        <button type="button" className="text-button" onClick={() => setAll(true)}>
          Show all {points.length}
        </button>
      )}
    </div>
  );
}
