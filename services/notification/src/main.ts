import { runService } from '@argint/service-kit';
import { notification } from './index.ts';

await runService(notification);
