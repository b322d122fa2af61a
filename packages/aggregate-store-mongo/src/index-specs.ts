import type { AggregateSchema } from '@argint/aggregate-store';
import type { DeclaredIndex } from '@argint/aggregate-store/adapter';

/** An index as MongoDB is asked for it, and the declared fields to name when it is violated. */
export interface IndexSpec {
  name: string;
  key: Record<string, 1 | -1>;
  unique: boolean;
  fields: readonly string[];
}

/** The relay asks for what waits; a null sorts below every date. */
const OUTBOX: IndexSpec = {
  name: 'outbox.plain',
  key: { outboxSince: 1 },
  unique: false,
  fields: ['outboxSince'],
};

/** Whether this store made an index of that name: an operator's own indexes are left alone. */
export const isOurs = (name: string): boolean => /\.(?:plain|unique)$/.test(name);

const specOf = ({ fields, unique }: DeclaredIndex): IndexSpec => {
  const paths = fields.map(({ field }) => field.path);
  const key = Object.fromEntries(fields.map((part) => [part.field.path, part.direction]));
  // Every sort breaks ties by _id, so that a page is read from the index alone.
  const last = fields.at(-1);
  if (!unique && last !== undefined && !paths.includes('_id')) key['_id'] = last.direction;
  const signs = fields.map((part) => `${part.field.path}_${part.direction}`);
  const name = [...signs, unique ? 'unique' : 'plain'].join('.');
  return { name, key, unique, fields: paths };
};

/** The outbox's index and the declared ones, each once. The name of an index says all about it. */
export const indexSpecs = ({ indexes }: Pick<AggregateSchema, 'indexes'>): IndexSpec[] => [
  ...new Map([OUTBOX, ...indexes.map(specOf)].map((spec) => [spec.name, spec])).values(),
];
