import type { Severity } from '@argint/contracts/severity';

/** How a severity is drawn besides its colour: a shape, and an underline style (by class). */
export interface SeverityLook {
  shape: 'diamond' | 'circle' | 'triangle' | 'ring' | 'square';
  className: string;
}

export const SEVERITY_LOOK: Readonly<Record<Severity, SeverityLook>> = {
  5: { shape: 'diamond', className: 'sev-5' },
  4: { shape: 'circle', className: 'sev-4' },
  3: { shape: 'triangle', className: 'sev-3' },
  2: { shape: 'ring', className: 'sev-2' },
  1: { shape: 'square', className: 'sev-1' },
};
