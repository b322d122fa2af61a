import type { EssayCollections } from '../collections.ts';

const WRITES = ['insert', 'update', 'delete'];

/** Wraps collections so that the nth write fails, before or after it is stored, and every later write fails too. */
export const crashingCollections = (
  { keys, rotations, essays, findings, answers, results, pendingEssays }: EssayCollections,
  nth: number,
  when: 'before' | 'after',
) => {
  let writes = 0;
  let crashed = false;
  const crash = (): never => {
    crashed = true;
    throw new Error('crash');
  };
  const wrap = <C extends object>(collection: C): C =>
    new Proxy(collection, {
      get: (target, name) => {
        const method = Reflect.get(target, name) as (...given: unknown[]) => Promise<unknown>;
        if (!WRITES.includes(String(name))) return method.bind(target);
        return async (...given: unknown[]) => {
          const own = (writes += 1);
          if (crashed || (own === nth && when === 'before')) crash();
          const value = await method.apply(target, given);
          return own === nth ? crash() : value;
        };
      },
    });
  const collections: EssayCollections = {
    keys: wrap(keys),
    rotations: wrap(rotations),
    essays: wrap(essays),
    findings: wrap(findings),
    answers: wrap(answers),
    results: wrap(results),
    pendingEssays: wrap(pendingEssays),
  };
  return { collections, crashed: () => crashed };
};
