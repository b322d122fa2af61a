import { AppError } from '@argint/contracts';
import type { Request, Response } from 'express';

/**
 * Refuses a request whose address exists and has other methods. OPTIONS stays with express, which answers it.
 * @throws AppError METHOD_NOT_ALLOWED, with the header Allow set
 */
export const refuseMethod = (req: Request, res: Response, allowed: ReadonlySet<string>): void => {
  if (allowed.size === 0 || req.method === 'OPTIONS') return;
  res.setHeader('allow', [...allowed].toSorted().join(', '));
  throw new AppError('METHOD_NOT_ALLOWED');
};
