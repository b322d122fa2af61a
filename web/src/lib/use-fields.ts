import { useState } from 'react';
import { flushSync } from 'react-dom';

type Faults<F> = Partial<Record<keyof F, string | undefined>>;

/** The props that connect a field to its form. */
export interface FieldProps<V> {
  value: V;
  onChange: (value: V) => void;
  onBlur: () => void;
  error: string | undefined;
}

/**
 * The values of a form. What is wrong with a field is said once it was filled in and left, or the
 * form was sent; from then on it follows every key.
 */
export const useFields = <F extends object>(initial: F, faultsOf: (values: F) => Faults<F>) => {
  const [values, setValues] = useState(initial);
  const [checked, setChecked] = useState<readonly (keyof F)[]>([]);
  const faults = faultsOf(values);
  return {
    values,
    field: <K extends keyof F>(name: K): FieldProps<F[K]> => ({
      value: values[name],
      onChange: (value) => setValues((before) => ({ ...before, [name]: value })),
      onBlur: () => {
        if (values[name]) setChecked([...checked, name]);
      },
      error: checked.includes(name) ? faults[name] : undefined,
    }),
    /** Empties the form, as after it was sent. */
    reset: () => {
      setValues(initial);
      setChecked([]);
    },
    /** Whether the form can be sent. If not, says why, and moves the focus to the first fault. */
    check: (form: HTMLFormElement): boolean => {
      flushSync(() => setChecked(Object.keys(values) as (keyof F)[]));
      form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
      return Object.values(faults).every((fault) => fault === undefined);
    },
  };
};
