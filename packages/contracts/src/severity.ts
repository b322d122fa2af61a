/** How much a critique matters, from 1 (suggestion) to 5 (critical). */
export type Severity = 1 | 2 | 3 | 4 | 5;

/** The names in the API, from 1 to 5 (D1 §3). */
export const SEVERITY_LEVELS = ['LOW', 'MEDIUM', 'HIGH', 'CRITICAL', 'NUCLEAR'] as const;
export type SeverityLevel = (typeof SEVERITY_LEVELS)[number];

const labels = ['Suggestion', 'Minor', 'Moderate', 'Major', 'Critical'] as const;

/** The level name the API gives a severity. */
export const severityLevel = (severity: Severity): SeverityLevel =>
  SEVERITY_LEVELS[severity - 1] as SeverityLevel;

/** 5 Critical, 4 Major, 3 Moderate, 2 Minor, 1 Suggestion (D1 §9). */
export const severityLabel = (severity: Severity): (typeof labels)[number] =>
  labels[severity - 1] as (typeof labels)[number];

/** The three steps of the essay detail view (D1 §3): 3-5 high, 2 medium, 1 low. */
export const severityStep = (severity: Severity): 'high' | 'medium' | 'low' =>
  severity >= 3 ? 'high' : severity === 2 ? 'medium' : 'low';

const words = { high: 'Must fix', medium: 'Should fix', low: 'Could fix' } as const;

/** The words a student reads for a severity, the same on every page and in every file. */
export const severityWord = (severity: Severity): string => words[severityStep(severity)];
