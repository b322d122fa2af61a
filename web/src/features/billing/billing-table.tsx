import type { BillingRow } from '@argint/contracts';
import { formatShortDate } from '../../lib/format/format-date.ts';
import { formatZar } from '../../lib/format/format-number.ts';
import { analysesText, badgeLook, planName, shortId } from './billing-words.ts';

const COLUMNS = ['Date', 'Amount', 'Plan', 'Status', 'Analyses', 'Transaction ID'];

/** The billing history. On a phone each row becomes a card, whose cells carry the names of their columns. */
export function BillingTable({ rows }: { rows: readonly BillingRow[] }) {
  return (
    <table className="billing-table">
      <caption className="visually-hidden">Billing History</caption>
      <thead>
        <tr>
          {COLUMNS.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            <td data-label="Date">{formatShortDate(row.date)}</td>
            <td data-label="Amount">{formatZar(Math.round(row.amount * 100))}</td>
            <td data-label="Plan">{planName(row.planType)}</td>
            <td data-label="Status">
              <span className={`status status--${badgeLook(row.status)}`}>{row.status}</span>
            </td>
            <td data-label="Analyses">{analysesText(row.analysesGranted)}</td>
            <td data-label="Transaction ID" title={row.transactionId ?? undefined}>
              {shortId(row.transactionId)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
