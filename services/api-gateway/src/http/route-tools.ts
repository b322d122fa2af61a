import type { RateLimits } from './rate-limits.ts';
import type { UserGate } from './require-user.ts';

/** What the guards of routes need. */
export interface RouteTools {
  limits: RateLimits;
  gate: UserGate;
}
