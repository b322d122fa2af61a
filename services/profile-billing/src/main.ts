import { runService } from '@argint/service-kit';
import { profileBilling } from './index.ts';

await runService(profileBilling);
