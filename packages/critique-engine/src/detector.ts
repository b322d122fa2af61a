import type { Remark } from '@argint/assembly';
import type { ReadEssay, Paragraph } from './essay.ts';

export type { Remark } from '@argint/assembly';

/** Looks at one paragraph of prose; may read the whole essay for context. */
export type ParagraphDetector = (paragraph: Paragraph, essay: ReadEssay) => Remark[];
/** Looks at the essay as a whole. */
export type EssayDetector = (essay: ReadEssay) => Remark[];
