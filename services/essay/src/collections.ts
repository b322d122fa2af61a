import type { AggregateStore, Collection, Doc, Query } from '@argint/aggregate-store';
import { essaySchema } from './essays/essay-schema.ts';
import type { Essay } from './essays/essay.ts';
import { findingsSchema, type StoredFindings } from './findings/stored-findings.ts';
import { resultSchema, type StoredResult } from './results/stored-result.ts';
import { dataKeySchema, type DataKey } from './sealing/data-key.ts';

/** Everything the service stores. */
export interface EssayCollections {
  keys: Collection<DataKey>;
  essays: Collection<Essay>;
  findings: Collection<StoredFindings>;
  results: Collection<StoredResult>;
}

/** Declares the collections; call `store.ready()` afterwards. */
export const declareCollections = (store: AggregateStore): EssayCollections => ({
  keys: store.collection<DataKey>('dataKeys', dataKeySchema),
  essays: store.collection<Essay>('essays', essaySchema),
  findings: store.collection<StoredFindings>('findings', findingsSchema),
  results: store.collection<StoredResult>('results', resultSchema),
});

/** Documents a page; small, as one may hold 100,000 characters. */
const PAGE = 20;

/** Every match, page by page; those removed on the way disturb nothing. */
export async function* eachOf<D>(
  collection: Collection<D>,
  query: Omit<Query, 'limit' | 'after'>,
): AsyncGenerator<Doc<D>> {
  let after: string | null = null;
  do {
    const page: { items: Doc<D>[]; next: string | null } = await collection.find({
      ...query,
      limit: PAGE,
      ...(after === null ? {} : { after }),
    });
    yield* page.items;
    after = page.next;
  } while (after !== null);
}
