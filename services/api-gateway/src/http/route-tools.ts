import type { RequestHandler } from 'express';
import type { RateLimits } from './rate-limits.ts';
import type { UserGate } from './require-user.ts';

/** What the guards of routes need. */
export interface RouteTools {
  limits: RateLimits;
  gate: UserGate;
  /** Limits the files that are open at a time, before their bodies are read. */
  uploadDoor: RequestHandler;
}
