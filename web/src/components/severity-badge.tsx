import { severityLabel } from '@argint/contracts/severity';
import type { Severity } from '@argint/contracts/severity';
import { SEVERITY_LOOK } from '../config/severity-look.ts';
import { SeverityIcon } from './severity-icon.tsx';

/** '◆ Critical · argument · line 4': shape, label and colour together. */
export function SeverityBadge({ severity, about }: { severity: Severity; about: string[] }) {
  return (
    <span className={`severity-badge ${SEVERITY_LOOK[severity].className}`}>
      <SeverityIcon severity={severity} />
      {[severityLabel(severity), ...about].join(' · ')}
    </span>
  );
}
