import {
  eachOf as eachDocument,
  pagesOf as pagesOfDocuments,
  type AggregateStore,
  type Collection,
  type Query,
} from '@argint/aggregate-store';
import { answerSchema, type StoredAnswer } from './answers/stored-answer.ts';
import { essaySchema } from './essays/essay-schema.ts';
import type { Essay } from './essays/essay.ts';
import { findingsSchema, type StoredFindings } from './findings/stored-findings.ts';
import { pendingEssaySchema, type PendingEssay } from './pending/pending-essay.ts';
import { resultSchema, type StoredResult } from './results/stored-result.ts';
import { dataKeySchema, type DataKey } from './sealing/data-key.ts';
import { keyRotationSchema, type KeyRotation } from './sealing/key-rotation.ts';

/** All collections of the essay service. */
export interface EssayCollections {
  keys: Collection<DataKey>;
  rotations: Collection<KeyRotation>;
  essays: Collection<Essay>;
  findings: Collection<StoredFindings>;
  answers: Collection<StoredAnswer>;
  results: Collection<StoredResult>;
  pendingEssays: Collection<PendingEssay>;
}

/** Declares the collections; call `store.ready()` afterwards. */
export const declareCollections = (store: AggregateStore): EssayCollections => ({
  keys: store.collection(dataKeySchema),
  rotations: store.collection(keyRotationSchema),
  essays: store.collection(essaySchema),
  findings: store.collection(findingsSchema),
  answers: store.collection(answerSchema),
  results: store.collection(resultSchema),
  pendingEssays: store.collection(pendingEssaySchema),
});

/** Documents read at once. One may have 400,000 characters. */
export const DOCUMENTS_A_PAGE = 20;
const PAGE = { pageSize: DOCUMENTS_A_PAGE };

/** All matches of a query, in pages of 20. */
export const pagesOf = <D>(collection: Collection<D>, query: Omit<Query, 'limit' | 'after'>) =>
  pagesOfDocuments(collection, query, PAGE);

/** All matches of a query, one by one. */
export const eachOf = <D>(collection: Collection<D>, query: Omit<Query, 'limit' | 'after'>) =>
  eachDocument(collection, query, PAGE);
