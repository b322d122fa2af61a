import { severityWord } from '@argint/contracts/severity';
import type { Severity } from '@argint/contracts/severity';
import { SEVERITY_LOOK } from '../config/severity-look.ts';
import { SeverityIcon } from './severity-icon.tsx';
import { translateKnown } from '../lib/i18n/text.ts';

/** '◆ Must fix · argument · line 4': shape, word and colour together. */
export function SeverityBadge({ severity, about }: { severity: Severity; about: string[] }) {
  return (
    <span className={`severity-badge ${SEVERITY_LOOK[severity].className}`}>
      <SeverityIcon severity={severity} />
      {[severityWord(severity), ...about].map(translateKnown).join(' · ')}
    </span>
  );
}
