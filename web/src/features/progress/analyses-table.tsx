import type { EssayProgress } from '@argint/contracts';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { formatDate } from '../../lib/format/format-date.ts';
import { usePrinting } from '../../lib/use-printing.ts';
import { scorePoints } from './score-points.ts';
import { useText } from '../../lib/i18n/text.ts';

/** Rows shown before the table is unfolded. */
const SHOWN = 6;

/** The overall scores as a table, newest first. Each row links to its essay. All of them are printed. */
export function AnalysesTable({ essays }: { essays: readonly EssayProgress[] }) {
  const t = useText();
  const [all, setAll] = useState(false);
  const printing = usePrinting();
  const points = scorePoints(essays, 'overall').toReversed();
  const shown = all || printing ? points : points.slice(0, SHOWN);
  const hasDrafts = points.some(({ draftNumber }) => draftNumber > 1);
  return (
    <div className="progress__table">
      <table>
        <caption className="visually-hidden">
          {t('Overall score of each analysis, newest first')}
        </caption>
        <thead>
          <tr>
            <th scope="col">{t('Essay')}</th>
            <th scope="col">{t('Analysed')}</th>
            <th scope="col">{t('Overall')}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ essayId, title, draftNumber, analysedAt, value }) => (
            <tr key={essayId}>
              <th scope="row">
                <Link to={paths.essay(essayId)}>{title || t('Essay')}</Link>
                {hasDrafts && <span> {t('draft {{number}}', { number: draftNumber })}</span>}
              </th>
              <td>{formatDate(analysedAt)}</td>
              <td>{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {points.length > shown.length && (
        <button type="button" className="text-button" onClick={() => setAll(true)}>
          {t('Show all {{count}}', { count: points.length })}
        </button>
      )}
    </div>
  );
}
