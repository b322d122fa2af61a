import type { RateLimits } from './rate-limits.ts';
import type { UserGate } from './require-user.ts';

/** What a route's guards are made of. */
export interface RouteTools {
  limits: RateLimits;
  gate: UserGate;
}
