import { DuplicateError } from '@argint/aggregate-store';

/** Inserts, unless the document is there already. */
export const insertOnce = async (insert: () => Promise<unknown>): Promise<void> => {
  try {
    await insert();
  } catch (error) {
    if (!(error instanceof DuplicateError)) throw error;
  }
};
