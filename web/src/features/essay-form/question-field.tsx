import { QUESTION_MAX_CHARS } from '@argint/contracts/limits';
import type { KeyboardEvent } from 'react';
import { useText } from '../../lib/i18n/text.ts';

interface Props {
  value: string;
  disabled: boolean;
  invalid: boolean;
  onChange: (value: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** The question the essay answers. Optional, but relevance is only scored with it. */
export function QuestionField({ value, disabled, invalid, onChange, onKeyDown }: Props) {
  const t = useText();
  return (
    <textarea
      className="question-field"
      aria-label={t('Essay Question')}
      aria-describedby="essay-form-message"
      aria-invalid={invalid}
      placeholder={t(
        'Paste the question you were given. Optional but recommended: relevance is judged against it.',
      )}
      maxLength={QUESTION_MAX_CHARS + 200}
      value={value}
      readOnly={disabled}
      onChange={(event) => onChange(event.target.value)}
      onKeyDown={onKeyDown}
    />
  );
}
