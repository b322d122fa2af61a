import type { AnalysisResult } from '@argint/contracts';
import { SESSION } from '../../config/storage-keys.ts';

/** The last result of this tab. */
export interface CachedResult {
  result: AnalysisResult;
  essayText: string;
  essayId: string | null;
}

/** This user's stored result; null when there is none, it is unreadable, or it is another user's. */
export const readResult = (session: Storage, userId: string | null): CachedResult | null => {
  if (userId === null || session.getItem(SESSION.owner) !== userId) return null;
  try {
    const value = JSON.parse(session.getItem(SESSION.result) ?? 'null') as AnalysisResult | null;
    if (!value || !Array.isArray(value.lineCritiques)) return null;
    return {
      result: value,
      essayText: session.getItem(SESSION.essayText) ?? '',
      essayId: session.getItem(SESSION.essayId),
    };
  } catch {
    return null;
  }
};

/** Removes the stored result unless it is this user's. */
export const dropForeignResult = (session: Storage, userId: string | null): void => {
  if (userId !== null && session.getItem(SESSION.owner) === userId) return;
  for (const key of Object.values(SESSION)) session.removeItem(key);
};

/** Removes the stored result if it belongs to this (deleted) essay. */
export const dropResultOf = (session: Storage, essayId: string): void => {
  if (session.getItem(SESSION.essayId) === essayId) dropForeignResult(session, null);
};

/** Caches a user's result for this tab. A result that does not fit is read from the server later. */
export const writeResult = (session: Storage, userId: string, cached: CachedResult): void => {
  dropForeignResult(session, null);
  try {
    session.setItem(SESSION.owner, userId);
    if (cached.essayId) session.setItem(SESSION.essayId, cached.essayId);
    session.setItem(SESSION.essayText, cached.essayText);
    session.setItem(SESSION.result, JSON.stringify(cached.result));
  } catch {
    dropForeignResult(session, null);
  }
};
