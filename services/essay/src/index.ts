import { defineService } from '@argint/service-kit';
import { essayConfig } from './config.ts';
import { createEssay } from './create-essay.ts';
import { essaySchema } from './essays/essay-schema.ts';
import { findingsSchema } from './findings/stored-findings.ts';
import { resultSchema } from './results/stored-result.ts';
import { dataKeySchema } from './sealing/data-key.ts';

/** The essay service. It stores all texts, sealed with one key per user. */
export const essay = defineService({
  name: 'essay',
  config: essayConfig,
  aggregates: [essaySchema, findingsSchema, resultSchema, dataKeySchema],
  calls: [],
  create: createEssay,
});
