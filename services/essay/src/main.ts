import { runService } from '@argint/service-kit';
import { essay } from './index.ts';

await runService(essay);
