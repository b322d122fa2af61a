import { useText } from '../../../lib/i18n/text.ts'; /** One part of a figure: its value and the most it can be. */
export interface Part {
  name: string;
  value: number;
  max: number;
}

/** What a figure is made of, shown on demand as thin bars. */
export function PartBars({ summary, parts }: { summary: string; parts: readonly Part[] }) {
  const t = useText();
  return (
    <details className="parts">
      <summary>{summary}</summary>
      <ul>
        {parts.map(({ name, value, max }) => (
          <li key={name}>
            <span>{name}</span>
            <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
              <rect className="parts__track" width="100" height="4" />
              <rect className="parts__value" width={(100 * value) / max} height="4" />
            </svg>
            <span className="parts__figure">{t('{{at}} of {{all}}', { at: value, all: max })}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
