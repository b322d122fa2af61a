import { createHash } from 'node:crypto';
import { answerSchemas } from '../answers/answer-schemas.ts';
import { plainSchema } from '../answers/plain-schema.ts';
import { RUBRIC_PROMPT } from './v3/rubric.ts';
import { REPAIR_PROMPTS, SYSTEM_PROMPTS } from './v3/system-prompts.ts';

const digest = (content: unknown): string =>
  createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 8);
const forms = Object.values(answerSchemas).map((form) => plainSchema(form));

/** Version of all prompts and answer schemas. Any changed word makes a new version. */
export const MODEL_PROMPT_VERSION = `model-v3-${digest([SYSTEM_PROMPTS, REPAIR_PROMPTS, forms])}`;
/** Version of the faults that the model may remark on. */
export const MODEL_RUBRIC_VERSION = `model-v3-${digest(RUBRIC_PROMPT)}`;
