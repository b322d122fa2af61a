/** Ends the command with one sentence for the person at the keyboard. */
export class Refusal extends Error {}
