import { expect, test } from '@jest/globals';
import { createLiveReader } from './live-reader.ts';

test('a browser, which has no Buffer, can read a draft', () => {
  const { Buffer: kept } = globalThis;
  try {
    // @ts-expect-error: a browser has none.
    globalThis.Buffer = undefined;
    const { critiques } = createLiveReader()(
      'This days nobody discuss about it. A men came.',
      null,
    );
    expect(critiques.map(({ ruleId }) => ruleId)).toContain('grammar-singular-determiner');
  } finally {
    globalThis.Buffer = kept;
  }
});
