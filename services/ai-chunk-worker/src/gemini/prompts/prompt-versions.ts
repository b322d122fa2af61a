import { createHash } from 'node:crypto';
import { RUBRIC_VERSION } from '@argint/critique-engine/jobs';
import { answerSchemas } from '../answers/answer-schemas.ts';
import { responseSchema } from '../answers/response-schema.ts';
import { RUBRIC_PROMPT } from './v1/rubric.ts';
import { SYSTEM_PROMPT } from './v1/system-prompt.ts';
import { REPAIR_PROMPTS, TASK_PROMPTS } from './v1/task-prompts.ts';

const digest = (content: unknown): string =>
  createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 8);
const forms = Object.values(answerSchemas).map(responseSchema);

/** Version of all prompts and response schemas. Any changed word makes a new version. */
export const GEMINI_PROMPT_VERSION = `gemini-v1-${digest([SYSTEM_PROMPT, TASK_PROMPTS, REPAIR_PROMPTS, forms])}`;
/** Version of the engine's rubric, which gives the scores, and of the model's rubric. */
export const GEMINI_RUBRIC_VERSION = `${RUBRIC_VERSION}+gemini-v1-${digest(RUBRIC_PROMPT)}`;
