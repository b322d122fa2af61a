import { useState } from 'react';
import { copyText } from '../lib/copy-text.ts';
import { useText } from '../lib/i18n/text.ts';

interface Props {
  /** What the button says, such as 'Copy the fix'. */
  label: string;
  /** The text, made when it is asked for. */
  text: () => string;
  className?: string;
}

/** Copies a text and says so on the button, until the focus goes on. */
export function CopyButton({ label, text, className = 'text-button' }: Props) {
  const t = useText();
  const [outcome, setOutcome] = useState<string | null>(null);
  return (
    <button
      type="button"
      className={className}
      onBlur={() => setOutcome(null)}
      onClick={async () => setOutcome((await copyText(text())) ? t('Copied') : t('Could not copy'))}
    >
      <span aria-live="polite">{outcome ?? label}</span>
    </button>
  );
}
