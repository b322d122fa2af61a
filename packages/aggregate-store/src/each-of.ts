import type { Collection, Doc, Query } from './aggregate-store.ts';

type Finds<D> = Pick<Collection<D>, 'find'>;
type WholeQuery = Omit<Query, 'limit' | 'after'>;
interface PageOptions {
  /** Documents read at once; choose few where documents are large. @default 100 */
  pageSize?: number;
}

/**
 * Yields all matches of a query in pages. A match that is removed or changed meanwhile disturbs none of the
 * others: the cursor is a position in the sort order, not a count. Empty pages are left out.
 */
export async function* pagesOf<D>(
  collection: Finds<D>,
  query: WholeQuery,
  { pageSize = 100 }: PageOptions = {},
): AsyncGenerator<Doc<D>[], void, undefined> {
  let after: string | null = null;
  do {
    const page: { items: Doc<D>[]; next: string | null } = await collection.find({
      ...query,
      limit: pageSize,
      ...(after === null ? {} : { after }),
    });
    if (page.items.length > 0) yield page.items;
    after = page.next;
  } while (after !== null);
}

/** Yields all matches of a query one by one; see `pagesOf`. */
export async function* eachOf<D>(
  collection: Finds<D>,
  query: WholeQuery,
  options: PageOptions = {},
): AsyncGenerator<Doc<D>, void, undefined> {
  for await (const page of pagesOf(collection, query, options)) yield* page;
}
