import { defineService } from '@argint/service-kit';
import { essayConfig } from './config.ts';
import { createEssay } from './create-essay.ts';

/** The essay service. It stores all texts, sealed with one key per user. */
export const essay = defineService({
  name: 'essay',
  config: essayConfig,
  calls: [],
  create: createEssay,
});
