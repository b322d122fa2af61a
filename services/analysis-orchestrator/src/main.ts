import { runService } from '@argint/service-kit';
import { analysisOrchestrator } from './index.ts';

await runService(analysisOrchestrator);
