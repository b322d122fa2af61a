import type { CritiqueDraft } from '@argint/assembly';
import type { EssayModel, Paragraph } from './essay-model.ts';

export type { CritiqueDraft } from '@argint/assembly';

/** Looks at one paragraph of prose; may read the whole model for context. */
export type ParagraphDetector = (paragraph: Paragraph, model: EssayModel) => CritiqueDraft[];
/** Looks at the essay as a whole. */
export type EssayDetector = (model: EssayModel) => CritiqueDraft[];
