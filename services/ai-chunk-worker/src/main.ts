import { runService } from '@argint/service-kit';
import { aiChunkWorker } from './index.ts';

await runService(aiChunkWorker);
