import type { DocumentFaultReason, ReadDocument } from '@argint/critique-engine/documents';

/** Why a file gives no text. `too-complex`: reading it took too much memory; `too-slow`: too much time. */
export type ReadFault = DocumentFaultReason | 'too-complex' | 'too-slow';

/** What came of reading a file. */
export type ReadOutcome = ReadDocument | { fault: ReadFault };
