import { ANALYSIS_TYPES } from '@argint/contracts/job';
import type { AnalysisType } from '@argint/contracts/job';
import { IDEMPOTENCY_SECONDS } from '@argint/contracts/limits';
import { LOCAL } from '../../config/storage-keys.ts';
import type { Services } from '../../lib/services.ts';
import { keptValues } from '../../lib/storage/kept-values.ts';
import { textDigest } from '../../lib/text-digest.ts';
import type { Submission } from './job-slice.ts';

/** The server forgets a key after 24 h. The margin covers the time a request takes. */
const KEPT_MS = IDEMPOTENCY_SECONDS * 1_000 - 5 * 60_000;

/** A request to start an analysis that the server has not answered yet. */
export interface PendingStart {
  /** The Idempotency-Key it was sent with. */
  key: string;
  userId: string;
  type: AnalysisType;
  /** Digest of the text, the question, the marking criteria, the essay it is a draft of and the kind of text. */
  digest: string;
  /** When it was first sent, ms since 1970. */
  at: number;
  /** The student has been told that it failed, so only the student may send it again. */
  reported: boolean;
}

/** The unanswered starts of one user on this device. */
export interface PendingStarts {
  /** The key for this submission: the stored one while it is unanswered, else a new one. */
  keyFor: (essay: Submission, type: AnalysisType) => string;
  /** Starts the page may repeat by itself, newest first: unanswered and not reported. */
  unanswered: () => PendingStart[];
  matches: (start: PendingStart, essay: Submission) => boolean;
  /** Keeps the key for the next press of the button, but stops the automatic repetition. */
  markReported: (key: string) => void;
  /** The server has answered: the key is no longer needed. */
  remove: (key: string) => void;
}

// randomUUID exists on https and localhost only.
const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');

// The server trims the question, so that blanks make no difference there either.
const digestOf = ({ text, question, rubric = '', parentEssayId, textKind }: Submission): string => {
  const criteria = rubric.trim();
  const draft = parentEssayId ? [criteria, parentEssayId] : criteria ? [criteria] : [];
  const more = textKind ? [...draft, { textKind }] : draft;
  return textDigest(JSON.stringify([question.trim(), text, ...more]));
};

const parse = (json: string | null): PendingStart | null => {
  try {
    const value = JSON.parse(json ?? 'null') as Partial<PendingStart> | null;
    return typeof value?.key === 'string' &&
      typeof value.userId === 'string' &&
      typeof value.digest === 'string' &&
      typeof value.at === 'number' &&
      ANALYSIS_TYPES.includes(value.type as AnalysisType)
      ? ({ ...value, reported: value.reported === true } as PendingStart)
      : null;
  } catch {
    return null;
  }
};

/** One storage entry per start, so that two tabs never overwrite each other's. */
const entryOf = (key: string): string => `${LOCAL.pendingStart}.${key}`;

/** Opens the stored starts of a user. Entries that are too old or unreadable are removed. */
export const openPendingStarts = (services: Services, userId: string): PendingStarts => {
  const kept = keptValues(services);
  // A start dated in the future was stored before the clock was set back: its age is unknown.
  const isFresh = ({ at }: PendingStart): boolean => Math.abs(services.now() - at) < KEPT_MS;
  const read = (): PendingStart[] => {
    const starts: PendingStart[] = [];
    for (const entry of kept.keys(`${LOCAL.pendingStart}.`)) {
      const start = parse(kept.get(entry));
      if (start === null || !isFresh(start)) kept.remove(entry);
      else if (start.userId === userId) starts.push(start);
    }
    return starts.toSorted((a, b) => b.at - a.at);
  };
  const write = (start: PendingStart): void => kept.set(entryOf(start.key), JSON.stringify(start));
  const matches: PendingStarts['matches'] = (start, essay) => start.digest === digestOf(essay);

  return {
    matches,
    keyFor: (essay, type) => {
      const known = read().find((start) => start.type === type && matches(start, essay));
      const digest = digestOf(essay);
      const start = known ?? { key: newKey(), userId, type, digest, at: services.now() };
      write({ ...start, reported: false });
      return start.key;
    },
    unanswered: () => read().filter(({ reported }) => !reported),
    markReported: (key) => {
      const start = parse(kept.get(entryOf(key)));
      if (start) write({ ...start, reported: true });
    },
    remove: (key) => kept.remove(entryOf(key)),
  };
};
