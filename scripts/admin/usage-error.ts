/** The arguments do not make a command. The usage is printed after the message. */
export class UsageError extends Error {}
