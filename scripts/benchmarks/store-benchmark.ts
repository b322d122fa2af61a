import { defineAggregate } from '@argint/aggregate-store';
import { openMongoStore } from '@argint/aggregate-store-mongo';
import mongoose from 'mongoose';
import { z } from 'zod';
import { quantile, type Figure } from './statistics.ts';

/** Question: what does the MongoDB store add to bare calls of the driver? */
const CALLS = 500;

const schema = defineAggregate({
  name: 'benchmarks',
  fields: { owner: z.string(), count: z.int(), note: z.string() },
  indexes: [{ fields: { owner: 1, count: 1 } }],
});
interface Bare {
  _id: string;
  version: number;
  owner: string;
  count: number;
}

/** Median milliseconds of the calls, one after another. */
const timed = async (call: (i: number) => Promise<unknown>): Promise<number> => {
  const times: number[] = [];
  for (let i = 0; i < CALLS; i += 1) {
    const begun = performance.now();
    await call(i);
    times.push(performance.now() - begun);
  }
  return quantile(times, 0.5);
};

export const storeBenchmark = async (): Promise<Figure[]> => {
  const url = process.env['TEST_MONGO_URL'];
  if (!url) {
    console.log('store: skipped, because TEST_MONGO_URL is not set');
    return [];
  }
  const store = await openMongoStore({ url, service: `bench-${process.pid}` });
  const connection = await mongoose.createConnection(url).asPromise();
  const db = connection.useDb(`argint-bench-${process.pid}`).db!;
  try {
    const docs = store.collection(schema);
    await store.migrate();
    await store.ready();
    const bare = db.collection<Bare>('benchmarks');
    const note = 'x'.repeat(2_000);
    for (let i = 0; i < CALLS; i += 1)
      await docs.insert({ _id: `d${i}`, owner: 'free', count: i, note });

    const figure = async (
      name: string,
      ours: (i: number) => Promise<unknown>,
      theirs: (i: number) => Promise<unknown>,
    ): Promise<Figure> => {
      const baseline = await timed(theirs);
      const value = await timed(ours);
      const ratio = value / baseline;
      return { name: `store, ${name}, p50`, value, unit: 'ms', ratio, baseline: 'driver' };
    };
    const order = { field: 'count', direction: 1 } as const;
    return [
      await figure(
        'get',
        (i) => docs.get(`d${i}`),
        (i) => bare.findOne({ _id: `d${i}` }),
      ),
      await figure(
        'update',
        (i) => docs.update(`d${i}`, (doc) => ({ ...doc, count: doc.count + 1 })),
        async (i) => {
          const doc = await bare.findOne({ _id: `d${i}` });
          const { _id, version, ...rest } = doc!;
          await bare.replaceOne({ _id, version }, { ...rest, version: version + 1 });
        },
      ),
      await figure(
        'claim',
        () => docs.claimOne({ owner: 'driver' }, order, (doc) => ({ ...doc, owner: 'store' })),
        () =>
          bare.findOneAndUpdate(
            { owner: 'free' },
            { $set: { owner: 'driver' }, $inc: { version: 1 } },
            { sort: { count: 1, _id: 1 } },
          ),
      ),
    ];
  } finally {
    await db.dropDatabase();
    await connection.close();
    await store.close();
  }
};
