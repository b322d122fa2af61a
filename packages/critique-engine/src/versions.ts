/** Raise it with every change of the engine's output. `npm run generate` fails without it. */
export const ENGINE_VERSION = '0.11.2';
/** Version of the wording of critiques and prompts. */
export const PROMPT_VERSION = '10';
/** Version of what the scores measure and of their weights. */
export const RUBRIC_VERSION = '11';
