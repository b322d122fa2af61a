import type { Severity } from '@argint/contracts/severity';
import { SEVERITY_LOOK } from '../config/severity-look.ts';
import type { SeverityLook } from '../config/severity-look.ts';

const shapes: Record<SeverityLook['shape'], React.ReactNode> = {
  diamond: <path d="M5 0 10 5 5 10 0 5Z" fill="currentColor" />,
  circle: <circle cx="5" cy="5" r="4.4" fill="currentColor" />,
  triangle: <path d="M5 .7 9.8 9.3H.2Z" fill="currentColor" />,
  ring: <circle cx="5" cy="5" r="3.7" fill="none" stroke="currentColor" strokeWidth="1.6" />,
  square: <path d="M1.6 1.6h6.8v6.8H1.6Z" fill="none" stroke="currentColor" strokeWidth="1.5" />,
};

/** The shape of a severity, 10 px. Show its name in text next to it. */
export function SeverityIcon({ severity }: { severity: Severity }) {
  const { shape, className } = SEVERITY_LOOK[severity];
  return (
    <svg className={`severity-icon ${className}`} viewBox="0 0 10 10" aria-hidden="true">
      {shapes[shape]}
    </svg>
  );
}
