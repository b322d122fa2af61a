import { AppError } from '@argint/contracts';

/** Where a page ended: the sort value (dates in ms, booleans 0 or 1) and id of its last item. */
export interface CursorPosition {
  value: string | number | null;
  id: string;
}

/** Bound to its sort, so that a cursor of another one is refused and not misread. */
export const encodeCursor = (sort: string, { value, id }: CursorPosition): string =>
  Buffer.from(JSON.stringify([sort, value, id])).toString('base64url');

/** Throws AppError VALIDATION_FAILED unless encodeCursor made it for the same sort. */
export const decodeCursor = (sort: string, cursor: unknown): CursorPosition => {
  try {
    const parts: unknown = JSON.parse(Buffer.from(cursor as string, 'base64url').toString());
    if (Array.isArray(parts) && parts.length === 3) {
      const [madeFor, value, id] = parts as unknown[];
      const isValue = value === null || typeof value === 'string' || typeof value === 'number';
      if (madeFor === sort && isValue && typeof id === 'string') return { value, id };
    }
  } catch {
    // Falls through to the one refusal.
  }
  throw new AppError('VALIDATION_FAILED', 'The page cursor is not valid.');
};
