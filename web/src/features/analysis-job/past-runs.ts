import { LOCAL } from '../../config/storage-keys.ts';

const KEPT = 100;

/** How long an analysis took, used to estimate the next one. */
export interface PastRun {
  words: number;
  seconds: number;
}

const isRun = (value: unknown): value is PastRun =>
  typeof (value as PastRun | null)?.words === 'number' &&
  typeof (value as PastRun).seconds === 'number';

/** The runs measured on this device; empty when they cannot be read. */
export const readRuns = (local: Storage): PastRun[] => {
  try {
    const value: unknown = JSON.parse(local.getItem(LOCAL.durations) ?? '[]');
    return Array.isArray(value) ? value.filter(isRun) : [];
  } catch {
    return [];
  }
};

/** Stores a run; the newest 100 are kept. A full storage loses it: only an estimate is at stake. */
export const addRun = (local: Storage, run: PastRun): void => {
  try {
    local.setItem(LOCAL.durations, JSON.stringify([...readRuns(local), run].slice(-KEPT)));
  } catch {
    // Full.
  }
};

/** 'under a minute', '5 minutes'. */
export const estimateWords = (seconds: number): string => {
  const minutes = Math.ceil(seconds / 60);
  return minutes <= 1 ? 'under a minute' : `${minutes} minutes`;
};
