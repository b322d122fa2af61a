/** How much a critique matters, from 1 (suggestion) to 5 (critical). */
export type Severity = 1 | 2 | 3 | 4 | 5;

/** The names of the analysis view, from 1 to 5 (D1 §3). */
export const SEVERITY_LEVELS = ['LOW', 'MEDIUM', 'HIGH', 'CRITICAL', 'NUCLEAR'] as const;
export type SeverityLevel = (typeof SEVERITY_LEVELS)[number];

const labels = ['Suggestion', 'Minor', 'Moderate', 'Major', 'Critical'] as const;

/** The level name the analysis view shows for a severity. */
export const severityLevel = (severity: Severity): SeverityLevel =>
  SEVERITY_LEVELS[severity - 1] as SeverityLevel;

/** 5 Critical, 4 Major, 3 Moderate, 2 Minor, 1 Suggestion (D1 §9). */
export const severityLabel = (severity: Severity): (typeof labels)[number] =>
  labels[severity - 1] as (typeof labels)[number];

/** The three steps of the essay detail view: 3-5 high, 2 medium, 1 low. */
export const severityStep = (severity: Severity): 'high' | 'medium' | 'low' =>
  severity >= 3 ? 'high' : severity === 2 ? 'medium' : 'low';

/** The screens that have severity words of their own: analysis view, essay detail, premium sections. */
export type SeverityScale = 'analysis' | 'detail' | 'section';

const capital = (word: string): string =>
  word.charAt(0).toUpperCase() + word.slice(1).toLowerCase();

/** The word for a severity on a screen, such as 'Nuclear', 'High' or 'Critical' for 5. */
export const severityWord = (severity: Severity, scale: SeverityScale): string => {
  if (scale === 'section') return severityLabel(severity);
  return capital(scale === 'detail' ? severityStep(severity) : severityLevel(severity));
};
