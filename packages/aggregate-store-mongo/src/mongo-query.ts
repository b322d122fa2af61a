import type { Page, Query, Where } from '@argint/aggregate-store';
import {
  checkedQuery,
  pageOf,
  whereClauses,
  type Clause,
  type CursorPosition,
  type QueryableFields,
  type Scalar,
  type Sort,
  type StoredPlain,
} from '@argint/aggregate-store/adapter';
import { AppError } from '@argint/contracts';
import type { Model, QueryFilter } from 'mongoose';

type Filter = Record<string, Record<string, Scalar | Scalar[]>>;

/** Only operators of this list reach the server, each with checked values. */
const OPERATORS = { eq: '$eq', $gt: '$gt', $gte: '$gte', $lt: '$lt', $lte: '$lte' } as const;

/** A null or missing field matches equality with null and no range. */
export const filterOf = (clauses: readonly Clause[]): Filter => {
  const filter: Filter = {};
  for (const clause of clauses) {
    const conditions = (filter[clause.field.path] ??= {});
    if (clause.op === '$in') conditions['$in'] = clause.values;
    else conditions[OPERATORS[clause.op]] = clause.value;
  }
  return filter;
};

const KINDS = { date: 'number', boolean: 'number', number: 'number', string: 'string' } as const;

/** The sort value of a cursor as the field holds it. */
const sortValue = ({ field }: Sort, { value }: CursorPosition): Scalar => {
  if (value === null) return null;
  if (typeof value !== KINDS[field.kind])
    throw new AppError('VALIDATION_FAILED', 'The page cursor is not valid.');
  if (field.kind === 'date') return new Date(value);
  return field.kind === 'boolean' ? value === 1 : value;
};

/**
 * What comes after a position in that order: filters to be read one after another, each of which an index can seek
 * and order. Nulls come first upwards and last downwards.
 */
export const filtersAfter = (sort: Sort, position: CursorPosition): Filter[] => {
  const { path, required } = sort.field;
  const than = sort.direction === 1 ? '$gt' : '$lt';
  if (path === '_id') return [{ _id: { [than]: position.id } }];
  const value = sortValue(sort, position);
  const ties: Filter = { [path]: { $eq: value }, _id: { [than]: position.id } };
  if (value === null) return sort.direction === 1 ? [ties, { [path]: { $ne: null } }] : [ties];
  const nulls: Filter[] = sort.direction === -1 && !required ? [{ [path]: { $eq: null } }] : [];
  return [ties, { [path]: { [than]: value } }, ...nulls];
};

const orderOf = ({ field, direction }: Sort): Record<string, 1 | -1> => ({
  [field.path]: direction,
  _id: direction,
});

/** Reading by condition; keyset pages, so that documents inserted meanwhile neither repeat nor hide others. */
export const mongoQuery = (name: string, model: Model<StoredPlain>, fields: QueryableFields) => {
  const select = (filters: readonly Filter[], sort: Sort, limit: number): Promise<StoredPlain[]> =>
    model
      .find({ $and: filters } as QueryFilter<StoredPlain>)
      .sort(orderOf(sort))
      .limit(limit)
      .batchSize(limit)
      .lean<StoredPlain[]>()
      .exec();

  return {
    async find(query: Query): Promise<Page<StoredPlain>> {
      const checked = checkedQuery(name, fields, query);
      const { clauses, sort, limit, after } = checked;
      const where = filterOf(clauses);
      const ranges = after === undefined ? [{}] : filtersAfter(sort, after);
      const found: StoredPlain[] = [];
      for (const range of ranges) {
        // One more than asked tells whether there is a next page.
        const wanted = limit + 1 - found.length;
        if (wanted === 0) break;
        found.push(...(await select([where, range], sort, wanted)));
      }
      return pageOf(checked, found, (one) => one);
    },

    /** The first match in that order, and the filter that it matched. */
    async first(
      where: Where,
      sort: NonNullable<Query['sort']>,
    ): Promise<{ stored: StoredPlain | undefined; filter: Filter }> {
      const query = checkedQuery(name, fields, { where, sort, limit: 1 });
      const filter = filterOf(query.clauses);
      const [stored] = await select([filter], query.sort, 1);
      return { stored, filter };
    },

    count(where: Where): Promise<number> {
      const filter = filterOf(whereClauses(name, fields, where));
      return model.countDocuments(filter as QueryFilter<StoredPlain>).exec();
    },
  };
};
