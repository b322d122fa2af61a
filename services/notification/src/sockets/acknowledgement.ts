import { AppError, codeOf, ERRORS, type SubscribeAck } from '@argint/contracts';

/** Answers an event when the browser asked for an acknowledgement; otherwise does nothing. */
export const answerBy = (ack: unknown): ((answer: SubscribeAck) => void) =>
  typeof ack === 'function' ? (ack as (answer: SubscribeAck) => void) : () => undefined;

/** The answer to an event that failed. */
export const refusal = (error: unknown): SubscribeAck => {
  const code = codeOf(error);
  return {
    success: false,
    code,
    error: error instanceof AppError ? error.message : ERRORS[code].message,
  };
};
