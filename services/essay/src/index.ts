import { defineService } from '@argint/service-kit';
import { essayConfig } from './config.ts';
import { answerSchema } from './answers/stored-answer.ts';
import { createEssay } from './create-essay.ts';
import { essaySchema } from './essays/essay-schema.ts';
import { findingsSchema } from './findings/stored-findings.ts';
import { pendingEssaySchema } from './pending/pending-essay.ts';
import { resultSchema } from './results/stored-result.ts';
import { dataKeySchema } from './sealing/data-key.ts';
import { keyRotationSchema } from './sealing/key-rotation.ts';

/** The essay service. It stores all texts, sealed with one key per user. */
export const essay = defineService({
  name: 'essay',
  config: essayConfig,
  aggregates: [
    essaySchema,
    findingsSchema,
    answerSchema,
    resultSchema,
    pendingEssaySchema,
    dataKeySchema,
    keyRotationSchema,
  ],
  calls: [],
  create: createEssay,
});
