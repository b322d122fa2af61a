import type { LineCritique } from '@argint/contracts';
import type { ThreadRequest } from './engine-thread.ts';

export interface GrammarPool {
  /** Grammar remarks of the range; none where they would take too long. Never rejects. */
  remarks(request: ThreadRequest, signal: AbortSignal): Promise<LineCritique[]>;
  close(): Promise<void>;
}
