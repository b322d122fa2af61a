import type { AiUse } from '@argint/contracts';
import type { EssayReport } from './essay-report.ts';

/** A file to make. */
export type DocumentJob =
  | { kind: 'docx' | 'pdf'; report: EssayReport }
  | { kind: 'ai-use-pdf'; use: AiUse };
