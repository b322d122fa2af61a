/** Ends the command with one sentence for its user. */
export class Refusal extends Error {}
