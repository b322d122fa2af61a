import type { EssayModel } from '../../essay-model.ts';
import type { Moves } from '../../argument/essay-moves.ts';

/** Looks for one kind of bias. Each sentence it returns quotes the place and says how to balance it. */
export type BiasIndicator = (model: EssayModel, moves: Moves) => string[];
