import type { BillingRow } from '@argint/contracts';
import { spreadsheetSafe } from '@argint/contracts/payments';
import { useDispatch } from 'react-redux';
import { Button } from '../../components/button.tsx';
import { saveTextFile } from '../../lib/save-file.ts';
import { toasted } from '../../lib/toasts/toast-slice.ts';
import { billingApi } from './billing-api.ts';
import { useText } from '../../lib/i18n/text.ts';

/** A row as a file shows it: amounts as `180.00`, and no text that a spreadsheet takes for a formula. */
const exported = (row: BillingRow): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries({ ...row, amount: row.amount.toFixed(2) }).map(([name, value]) => [
      name,
      typeof value === 'string' ? spreadsheetSafe(value) : value,
    ]),
  );

/** Saves the billing history, as the server has it now, as a JSON file named with today's date. */
export function ExportBilling() {
  const t = useText();
  const dispatch = useDispatch();
  const [ask, { isFetching }] = billingApi.useLazyBillingQuery();
  const save = async (): Promise<void> => {
    const { data, isError } = await ask();
    if (isError || data === undefined) {
      const text = t('Failed to export data');
      dispatch(toasted({ kind: 'error', title: t('Export Failed'), text }));
      return;
    }
    const exportedAt = new Date().toISOString();
    const text = JSON.stringify({ exportedAt, payments: data.map(exported) }, null, 2);
    saveTextFile(`billing_export_${exportedAt.slice(0, 10)}.json`, text);
    dispatch(toasted({ kind: 'success', title: t('Export Complete') }));
  };
  return (
    <Button disabled={isFetching} onClick={save}>
      {isFetching ? t('Exporting...') : t('Export Data')}
    </Button>
  );
}
