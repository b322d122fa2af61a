/** Raised with every change of what the engine says about a text; `npm run generate` refuses to go on without it. */
export const ENGINE_VERSION = '0.3.2';
/** Version of the wording of critiques and prompts. */
export const PROMPT_VERSION = '3';
/** Version of what the scores rest on and how they are weighed. */
export const RUBRIC_VERSION = '3';
