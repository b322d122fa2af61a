import { RUBRIC_MAX_CHARS } from '@argint/contracts/limits';
import { criteriaOf } from '@argint/text-analysis';
import { useDeferredValue, useMemo, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { rubricTyped, selectDraft } from '../essay-form/draft-slice.ts';
import type { OwnedDraft } from '../essay-form/draft-slice.ts';
import './rubric.css';
import { plural, useText } from '../../lib/i18n/text.ts';

const selectRubric = (state: { draft: OwnedDraft }): string => selectDraft(state).rubric ?? '';

const readWords = (count: number, omitted: number): string =>
  omitted === 0
    ? plural(count, 'We read {{count}} criterion.', 'We read {{count}} criteria.')
    : plural(
        count,
        'We read {{count}} criterion, and leave out {{omitted}} more.',
        'We read {{count}} criteria, and leave out {{omitted}} more.',
        { omitted },
      );

/** Where a student pastes the marking criteria of the draft. Optional, and folded away until it is wanted. */
export function DraftRubric({ disabled }: { disabled: boolean }) {
  const t = useText();
  const dispatch = useDispatch();
  const value = useSelector(selectRubric);
  const [open, setOpen] = useState(value !== '');
  const shown = useDeferredValue(value);
  const { criteria, omitted } = useMemo(() => criteriaOf(shown), [shown]);
  const isFull = value.length >= RUBRIC_MAX_CHARS;
  const words =
    shown.trim() === ''
      ? t(
          'One criterion a line, or copied from a table. Each will show the scores and critiques that bear on it.',
        )
      : readWords(criteria.length, omitted);
  return (
    <details
      className="rubric-field"
      open={open || value !== ''}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>
        {t('Your marking criteria')} <span>{t('optional')}</span>
      </summary>
      <textarea
        aria-label={t('Marking criteria')}
        aria-describedby="rubric-facts"
        placeholder={t('Quality of argument (40%)\nUse of sources (30%)\nLanguage (30%)')}
        rows={5}
        maxLength={RUBRIC_MAX_CHARS}
        value={value}
        readOnly={disabled}
        onChange={(event) => dispatch(rubricTyped(event.target.value))}
      />
      <p id="rubric-facts" aria-live="polite">
        {words}
        {isFull && t(' The field is full: it holds 10,000 characters.')}
      </p>
    </details>
  );
}
