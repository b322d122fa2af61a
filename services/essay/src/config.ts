import { masterKeyConfig } from '@argint/service-kit';
import { z } from 'zod';

/** Settings of the essay service. */
export const essayConfig = {
  ...masterKeyConfig('Key that wraps every user’s data key: 32 bytes in base64'),
  SWEEP_SECONDS: z.coerce
    .number()
    .int()
    .min(1)
    .default(60)
    .describe('Seconds between two rounds of retention and deletion'),
};
