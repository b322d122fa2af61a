import { AppError, codeOf } from '@argint/contracts';

/** Makes a refusal name what was tried: the code's own wording speaks of viewing. */
export const refusedAs =
  (wording: string) =>
  (error: unknown): never => {
    if (codeOf(error) !== 'ESSAY_FORBIDDEN') throw error;
    throw new AppError('ESSAY_FORBIDDEN', wording, { cause: error });
  };
