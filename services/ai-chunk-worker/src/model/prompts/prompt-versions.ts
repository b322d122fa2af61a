import { createHash } from 'node:crypto';
import { RUBRIC_VERSION } from '@argint/critique-engine/jobs';
import { answerSchemas } from '../answers/answer-schemas.ts';
import { plainSchema } from '../answers/plain-schema.ts';
import { RUBRIC_PROMPT } from './v2/rubric.ts';
import { SYSTEM_PROMPT } from './v2/system-prompt.ts';
import { REPAIR_PROMPTS, TASK_PROMPTS } from './v2/task-prompts.ts';

const digest = (content: unknown): string =>
  createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 8);
const forms = Object.values(answerSchemas).map((form) => plainSchema(form));

/** Version of all prompts and response schemas. Any changed word makes a new version. */
export const MODEL_PROMPT_VERSION = `model-v2-${digest([SYSTEM_PROMPT, TASK_PROMPTS, REPAIR_PROMPTS, forms])}`;
/** Version of the engine's rubric, which gives the scores, and of the model's rubric. */
export const MODEL_RUBRIC_VERSION = `${RUBRIC_VERSION}+model-v2-${digest(RUBRIC_PROMPT)}`;
