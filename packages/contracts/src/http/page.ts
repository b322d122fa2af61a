import { z } from 'zod';

/** Most entries of one page of a list. */
const PAGE_MAX = 100;
const limitMessage = `limit must be 1 to ${PAGE_MAX}`;
const cursorMessage = 'cursor is not one of ours';

/** Query of a list that is read page by page. */
export const pageSchema = (defaultLimit: number) =>
  z.object({
    limit: z.coerce
      .number(limitMessage)
      .int(limitMessage)
      .min(1, limitMessage)
      .max(PAGE_MAX, limitMessage)
      .default(defaultLimit),
    cursor: z.string(cursorMessage).max(512, cursorMessage).default(''),
  });

/** Where the next page begins. Opaque; null on the last page. */
export const nextCursor = z.string().nullable().optional();
