/** A rule's id, a sentence it corrects, the replacement, and a similar correct sentence. */
export type RuleExample = readonly [id: string, wrong: string, replacement: string, right: string];
