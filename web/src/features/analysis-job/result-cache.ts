import type { AnalysisResult } from '@argint/contracts';
import { SESSION } from '../../config/storage-keys.ts';

/** The last result of this tab. */
export interface CachedResult {
  result: AnalysisResult;
  essayText: string;
  essayId: string | null;
}

/** The stored result; null when there is none or it is not one. */
export const readResult = (session: Storage): CachedResult | null => {
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

/** Keeps a result for this tab; where it does not fit, the server's record serves. */
export const writeResult = (session: Storage, cached: CachedResult): void => {
  try {
    if (cached.essayId) session.setItem(SESSION.essayId, cached.essayId);
    session.setItem(SESSION.essayText, cached.essayText);
    session.setItem(SESSION.result, JSON.stringify(cached.result));
  } catch {
    session.removeItem(SESSION.result);
  }
};
