import { useId } from 'react';
import { useText } from '../../lib/i18n/text.ts';
import type { TextKey } from '../../lib/i18n/text.ts';

/** A list of choices with its label. */
export function ChoiceField<V extends string>(props: {
  label: string;
  value: V;
  options: readonly (readonly [V, TextKey])[];
  onChange: (value: V) => void;
  hint?: string;
}) {
  const t = useText();
  const id = useId();
  const { label, value, options, onChange, hint } = props;
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className="field__control"
        value={value}
        aria-describedby={`${id}-hint`}
        onChange={(event) => onChange(event.target.value as V)}
      >
        {options.map(([key, name]) => (
          <option key={key} value={key}>
            {t(name)}
          </option>
        ))}
      </select>
      <p id={`${id}-hint`} className="field__hint">
        {hint}
      </p>
    </div>
  );
}
