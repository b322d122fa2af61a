import type { Findings } from '@argint/contracts';
import type { CritiqueProvider, CritiqueRequest } from '../providers/critique-provider.ts';

interface Call {
  request: CritiqueRequest;
  answer(): void;
  fail(error: Error): void;
}

/** A provider that answers at once, or, where `held`, when the test says so. */
export const fakeProvider = (held = false) => {
  const calls: Call[] = [];
  const provider: CritiqueProvider = {
    name: 'fake',
    model: null,
    analyse: (request) => {
      const { promise, resolve, reject } = Promise.withResolvers<Findings>();
      const answer = (): void => resolve({ kind: request.kind, critiques: [] });
      calls.push({ request, answer, fail: reject });
      if (!held) answer();
      return promise;
    },
  };
  return { provider, calls };
};
