/** Raise it with every change of the engine's output. `npm run generate` fails without it. */
export const ENGINE_VERSION = '0.7.52';
/** Version of the wording of critiques and prompts. */
export const PROMPT_VERSION = '9';
/** Version of what the scores measure and of their weights. */
export const RUBRIC_VERSION = '10';
