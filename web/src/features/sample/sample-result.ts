import type { AnalysisResult } from '@argint/contracts';
import result from './generated/sample-result.json' with { type: 'json' };

/** The result of the sample essay, with a language model whose answers were recorded. `npm run generate` writes it. */
export const SAMPLE_RESULT = result as unknown as AnalysisResult;
