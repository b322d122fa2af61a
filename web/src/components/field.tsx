import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import type { ComponentProps } from 'react';
import './field.css';
import { useText } from '../lib/i18n/text.ts';

type Props = Omit<ComponentProps<'input'>, 'id' | 'ref' | 'value' | 'onChange'> & {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** What is wrong with the value. Its line is kept free, so that nothing moves when it appears. */
  error?: string | undefined;
  hint?: string;
};

/** A text field with its label and error. A password can be shown. */
export function Field({ label, value, onChange, error, hint, type = 'text', ...rest }: Props) {
  const t = useText();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isShown, setIsShown] = useState(false);
  // The field may stand in the HTML, and somebody may write in it, before the script is there.
  const takeEarly = useEffectEvent(() => {
    const early = input.current?.value ?? '';
    if (early !== value) onChange(early);
  });
  useEffect(() => takeEarly(), []);
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <div className="field__box">
        <input
          {...rest}
          ref={input}
          id={id}
          className="field__control"
          type={isShown ? 'text' : type}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          aria-invalid={error !== undefined}
          aria-describedby={`${id}-about`}
        />
        {type === 'password' && (
          <button
            type="button"
            className="field__eye"
            aria-pressed={isShown}
            onClick={() => setIsShown(!isShown)}
          >
            <span className="visually-hidden">{t('Show the characters')}</span>
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="M2 12s4-7 10-7 10 7 10 7-4 7-10 7S2 12 2 12zm10 3a3 3 0 1 0 0-6 3 3 0 0 0 0 6z" />
              {!isShown && <path d="M4 20L20 4" />}
            </svg>
          </button>
        )}
      </div>
      <p id={`${id}-about`} className={error ? 'field__error' : 'field__hint'} aria-live="polite">
        {error ?? hint}
      </p>
    </div>
  );
}
