/** Changes with any change of what the engine says about a text. */
export const ENGINE_VERSION = '0.2.0';
/** Version of the wording of remarks and prompts. */
export const PROMPT_VERSION = '2';
/** Version of what the scores rest on and how they are weighed. */
export const RUBRIC_VERSION = '2';
