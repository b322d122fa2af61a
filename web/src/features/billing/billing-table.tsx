import type { BillingRow } from '@argint/contracts';
import { formatShortDate } from '../../lib/format/format-date.ts';
import { formatZar } from '../../lib/format/format-number.ts';
import { analysesText, badgeLook, planName, shortId } from './billing-words.ts';
import { translateKnown, useText } from '../../lib/i18n/text.ts';
import type { TextKey } from '../../lib/i18n/text.ts';

const COLUMNS: readonly TextKey[] = [
  'Date',
  'Amount',
  'Plan',
  'Status',
  'Analyses',
  'Transaction ID',
];

/** The billing history. On a phone each row becomes a card, whose cells carry the names of their columns. */
export function BillingTable({ rows }: { rows: readonly BillingRow[] }) {
  const t = useText();
  return (
    <table className="billing-table">
      <caption className="visually-hidden">{t('Billing History')}</caption>
      <thead>
        <tr>
          {COLUMNS.map((name) => (
            <th key={name} scope="col">
              {t(name)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            <td data-label={t('Date')}>{formatShortDate(row.date)}</td>
            <td data-label={t('Amount')}>{formatZar(Math.round(row.amount * 100))}</td>
            <td data-label={t('Plan')}>{planName(row.planType)}</td>
            <td data-label={t('Status')}>
              <span className={`status status--${badgeLook(row.status)}`}>
                {translateKnown(row.status)}
              </span>
            </td>
            <td data-label={t('Analyses')}>{analysesText(row.analysesGranted)}</td>
            <td data-label={t('Transaction ID')} title={row.transactionId ?? undefined}>
              {shortId(row.transactionId)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
