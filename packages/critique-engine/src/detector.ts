import type { Remark } from '@argint/assembly';
import type { EssayModel, Paragraph } from './essay-model.ts';

export type { Remark } from '@argint/assembly';

/** Looks at one paragraph of prose; may read the whole model for context. */
export type ParagraphDetector = (paragraph: Paragraph, model: EssayModel) => Remark[];
/** Looks at the essay as a whole. */
export type EssayDetector = (model: EssayModel) => Remark[];
