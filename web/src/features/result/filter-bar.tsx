import type { LineCritique } from '@argint/contracts';
import type { Severity } from '@argint/contracts/severity';
import { CopyButton } from '../../components/copy-button.tsx';
import { countBy, noFilter, severityGroups } from './critique-filter.ts';
import type { CritiqueFilter } from './critique-filter.ts';
import { critiquesAsText } from './critiques-as-text.ts';
import { translateKnown, useText } from '../../lib/i18n/text.ts';
import { Rich } from '../../lib/i18n/rich.tsx';
import { formatNumber } from '../../lib/format/format-number.ts';

interface Props {
  critiques: readonly LineCritique[];
  /** How many critiques the student has dealt with. */
  dealtWith: number;
  filter: CritiqueFilter;
  onFilter: (filter: CritiqueFilter) => void;
  onHelp: () => void;
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** Filters the critiques by severity, type and state, and counts those dealt with. */
export function FilterBar({ critiques, dealtWith, filter, onFilter, onHelp }: Props) {
  const t = useText();
  const severities = severityGroups(critiques);
  const types = countBy(critiques, ({ issueType }) => issueType).toSorted(([, a], [, b]) => b - a);
  const all = filter.severities === null && filter.type === null && !filter.openOnly;
  return (
    <div className="filters">
      <div role="group" aria-label={t('Filter critiques')} className="filters__chips">
        <button type="button" aria-pressed={all} onClick={() => onFilter(noFilter)}>
          {t('All {{count}}', { count: critiques.length })}
        </button>
        {severities.map(({ word, severities: own, count }) => {
          const pressed = filter.severities?.includes(own[0] as Severity) ?? false;
          return (
            <button
              key={word}
              type="button"
              aria-pressed={pressed}
              onClick={() => onFilter({ ...filter, severities: pressed ? null : own })}
            >
              {translateKnown(word)} {formatNumber(count)}
            </button>
          );
        })}
        {types.map(([type, count]) => (
          <button
            key={type}
            type="button"
            aria-pressed={filter.type === type}
            onClick={() => onFilter({ ...filter, type: filter.type === type ? null : type })}
          >
            {capital(translateKnown(type))} {formatNumber(count)}
          </button>
        ))}
      </div>
      <div className="filters__progress">
        <span role="status">
          {t('{{done}} of {{all}} dealt with', { done: dealtWith, all: critiques.length })}
        </span>
        <button
          type="button"
          aria-pressed={filter.openOnly}
          onClick={() => onFilter({ ...filter, openOnly: !filter.openOnly })}
        >
          {t('Show open only')}
        </button>
        <CopyButton label={t('Copy all as text')} text={() => critiquesAsText(critiques)} />
      </div>
      <button type="button" className="filters__keys" onClick={onHelp}>
        <Rich
          text={t('<key>n</key> <key>p</key> next, previous · <key>?</key> keys')}
          tags={{ key: (name) => <kbd>{name}</kbd> }}
        />
      </button>
    </div>
  );
}
