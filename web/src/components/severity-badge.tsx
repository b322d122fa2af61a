import { severityWord } from '@argint/contracts/severity';
import type { Severity, SeverityScale } from '@argint/contracts/severity';
import { SEVERITY_LOOK } from '../config/severity-look.ts';
import { SeverityIcon } from './severity-icon.tsx';
import { useSeverityScale } from './severity-scale.ts';
import { translateKnown } from '../lib/i18n/text.ts';

/** '◆ Nuclear · argument · line 4': shape, word and colour together. The screen decides the word. */
export function SeverityBadge(props: {
  severity: Severity;
  about: string[];
  /** @default the scale of the screen */
  scale?: SeverityScale;
}) {
  const { severity, about } = props;
  const ofScreen = useSeverityScale();
  return (
    <span className={`severity-badge ${SEVERITY_LOOK[severity].className}`}>
      <SeverityIcon severity={severity} />
      {[severityWord(severity, props.scale ?? ofScreen), ...about].map(translateKnown).join(' · ')}
    </span>
  );
}
