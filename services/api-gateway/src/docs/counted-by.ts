import type { Operation } from '../http/operation.ts';
import { LIMITS } from '../http/rate-limits.ts';

/** Whom an operation's limit counts: a visitor's call has no user, so its address is counted. */
export const countedBy = ({ who, limit }: Pick<Operation, 'who' | 'limit'>): 'address' | 'user' =>
  who !== 'visitor' && LIMITS[limit] === 'user' ? 'user' : 'address';
