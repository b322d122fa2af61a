import type { RequestHandler } from 'express';
import type { LimitName } from './rate-limits.ts';
import type { UserGate } from './require-user.ts';

/** What a route's pipeline is made of. */
export interface RouteTools {
  limit: (name: LimitName) => RequestHandler;
  gate: UserGate;
}
