import { runService } from '@argint/service-kit';
import { auth } from './index.ts';

await runService(auth);
