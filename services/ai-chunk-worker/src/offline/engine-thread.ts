import { findFor } from '@argint/critique-engine';
import type { Findings } from '@argint/contracts';
import type { CritiqueRequest } from '../providers/critique-provider.ts';
import { modelOf } from './essay-models.ts';

/** What crosses into a thread. */
export type ThreadRequest = Omit<CritiqueRequest, 'signal'>;

/** Runs in a worker thread: the offline engine on one chunk. */
export const analyse = ({ kind, text, question, start, end }: ThreadRequest): Findings =>
  findFor(kind, modelOf(text, question), { start, end });
