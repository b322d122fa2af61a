import type { AnalysisResult } from '@argint/contracts';
import result from './generated/sample-result.json' with { type: 'json' };

/** What the critique engine says of the sample essay. `npm run generate` writes it. */
export const SAMPLE_RESULT = result as unknown as AnalysisResult;
