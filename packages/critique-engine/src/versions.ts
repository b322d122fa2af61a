/** Changes with any change of what the engine says about a text. */
export const ENGINE_VERSION = '0.3.0';
/** Version of the wording of remarks and prompts. */
export const PROMPT_VERSION = '3';
/** Version of what the scores rest on and how they are weighed. */
export const RUBRIC_VERSION = '3';
