import type { ExportFormat } from '@argint/contracts';
import { PLANS } from '@argint/contracts/plans';
import { useId, useState } from 'react';
import { useDispatch } from 'react-redux';
import { Button } from '../../components/button.tsx';
import { failureMessage } from '../../lib/api/api-error.ts';
import { saveUrl } from '../../lib/save-file.ts';
import { toasted } from '../../lib/toasts/toast-slice.ts';
import { analysisApi } from '../analysis-job/analysis-api.ts';
import { exportApi } from './export-api.ts';
import './export.css';
import { useText } from '../../lib/i18n/text.ts';
import type { TextKey } from '../../lib/i18n/text.ts';

const SEVERITIES = [
  ['1', 'All'],
  ['2', 'Must and should fix'],
  ['3', 'Must fix'],
] as const;
const STATES = [
  ['open', 'Open'],
  ['open,intended', 'Open and intended'],
  ['open,resolved,intended,not useful', 'All'],
] as const;

function Choice(props: {
  label: string;
  value: string;
  options: readonly (readonly [value: string, label: TextKey])[];
  onChange: (value: string) => void;
}) {
  const t = useText();
  const id = useId();
  return (
    <p>
      <label htmlFor={id}>{props.label}</label>
      <select id={id} value={props.value} onChange={({ target }) => props.onChange(target.value)}>
        {props.options.map(([value, label]) => (
          <option key={value} value={value}>
            {t(label)}
          </option>
        ))}
      </select>
    </p>
  );
}

/** Saves an essay with its critiques as a PDF or Word file. Nothing for a plan without exports. */
export function ExportEssay({ essayId, title }: { essayId: string; title: string }) {
  const t = useText();
  const dispatch = useDispatch();
  const { currentData: access } = analysisApi.useCheckAccessQuery();
  const [severity, setSeverity] = useState<string>('1');
  const [state, setState] = useState<string>('open');
  const [exportEssay, { isLoading }] = exportApi.useExportEssayMutation();
  if (!access || !PLANS[access.planType].exports) return null;
  const save = async (format: ExportFormat): Promise<void> => {
    const { data, error } = await exportEssay({ essayId, format, severity, state });
    if (data !== undefined) saveUrl(`${title.replace(/[^\p{L}\p{N}]+/gu, '-')}.${format}`, data);
    if (error)
      dispatch(toasted({ kind: 'error', title: t('Export Failed'), text: failureMessage(error) }));
  };
  return (
    <details className="export">
      <summary>{t('Export')}</summary>
      <div className="export__choices">
        <Choice
          label={t('Severity')}
          value={severity}
          options={SEVERITIES}
          onChange={setSeverity}
        />
        <Choice label={t('State')} value={state} options={STATES} onChange={setState} />
        <Button disabled={isLoading} onClick={() => void save('docx')}>
          {t('Word with comments')}
        </Button>
        <Button disabled={isLoading} onClick={() => void save('pdf')}>
          PDF
        </Button>
        <span role="status">{isLoading && t('Exporting...')}</span>
      </div>
    </details>
  );
}
