import { AppError, codeOf, ERRORS, type SubscribeAck } from '@argint/contracts';

/** How to answer an event: by its acknowledgement where the browser asked for one, else not at all. */
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
