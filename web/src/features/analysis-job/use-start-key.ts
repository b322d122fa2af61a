import type { AnalysisType } from '@argint/contracts';
import { useRef } from 'react';
import type { Submission } from './job-slice.ts';

interface StartKey {
  /** The key of this submission: the same until it is spent, so that a lost answer costs nothing. */
  of: (essay: Submission, type: AnalysisType) => string;
  /** The server took it; the next submission gets another. */
  spent: () => void;
}

// randomUUID exists on https and localhost only.
const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');

/** Idempotency keys for starting an analysis. */
export const useStartKey = (): StartKey => {
  const last = useRef<{ essay: string; key: string } | null>(null);
  return {
    of: ({ text, question }, type) => {
      const essay = JSON.stringify([type, question, text]);
      if (last.current?.essay !== essay) last.current = { essay, key: newKey() };
      return last.current.key;
    },
    spent: () => {
      last.current = null;
    },
  };
};
