import { runService } from '@argint/service-kit';
import { apiGateway } from './index.ts';

await runService(apiGateway);
