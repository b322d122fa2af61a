import type { LineCritique } from '@argint/contracts';
import type { CritiqueRequest } from '../providers/critique-provider.ts';
import type { PlacedCorrection } from './language/ground-corrections.ts';

type Essay = Pick<CritiqueRequest, 'text' | 'question' | 'textKind'>;
type Run<Request, Answer> = (request: Request, signal: AbortSignal) => Promise<Answer>;

/** What the calls of a model need of the engine. All reject as the engine does. */
export interface EngineHelp {
  /** Null where the engine says why nothing can be said of the essay. */
  sentencesOf: Run<Essay, { start: number; end: number }[] | null>;
  /** The engine's remarks on a range, without the grammar checker's; null where the essay cannot be read. */
  remarksIn: Run<Essay & Pick<CritiqueRequest, 'start' | 'end'>, LineCritique[] | null>;
  /** Which corrections the engine has nothing against, in their order. */
  checkCorrections: Run<
    Essay & { corrections: readonly Pick<PlacedCorrection, 'start' | 'end' | 'replacement'>[] },
    boolean[]
  >;
}
