/** A rule's id, a sentence it corrects, the words it wants instead, and a similar sentence that is right. */
export type RuleExample = readonly [id: string, wrong: string, better: string, right: string];
