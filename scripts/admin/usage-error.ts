/** The arguments make no command; the usage is said after the message. */
export class UsageError extends Error {}
