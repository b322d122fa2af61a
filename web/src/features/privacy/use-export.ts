import { useDispatch } from 'react-redux';
import { toasted } from '../../lib/toasts/toast-slice.ts';
import { useExportDataMutation } from './privacy-api.ts';
import { saveTextFile } from '../../lib/save-file.ts';
import { t } from '../../lib/i18n/text.ts';

const PREFIX = { all: 'user_data_export', billing: 'billing_export' } as const;

/** Saves everything held about the student (or plan and payments alone) as a JSON file named with today's date. */
export const useExport = (
  scope: 'all' | 'billing',
): { isExporting: boolean; exportNow: () => Promise<void> } => {
  const dispatch = useDispatch();
  const [ask, { isLoading }] = useExportDataMutation();
  const exportNow = async (): Promise<void> => {
    const { data, error } = await ask(scope);
    if (error || data === undefined) {
      dispatch(
        toasted({ kind: 'error', title: t('Export Failed'), text: t('Failed to export data') }),
      );
      return;
    }
    const date = new Date().toISOString().slice(0, 10);
    saveTextFile(`${PREFIX[scope]}_${date}.json`, data, 'application/json');
    dispatch(toasted({ kind: 'success', title: t('Export Complete') }));
  };
  return { isExporting: isLoading, exportNow };
};
