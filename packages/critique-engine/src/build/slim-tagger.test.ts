import { createRequire } from 'node:module';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from '@jest/globals';
import { longEssay } from '@argint/testkit';
import type { WinkMethods } from 'wink-nlp';
import { slimTaggerFile, withoutUnusedFields } from './slim-tagger.ts';
import type { TaggerCore } from './slim-tagger.ts';

const require = createRequire(import.meta.url);
const WINK = 'wink-eng-lite-web-model';
const CORE = `${WINK}/dist/languages/cur/models/eng-core-web-model.json`;
const core = require(CORE) as TaggerCore;
const slim = withoutUnusedFields(core);
const text = `${longEssay(1_500)} He don't know; they'll colour it, can't they? The theatre's childrens.`;

/** What the engine reads of each token, by a tagger with these parts. */
const tokensBy = (lexicon: string, parts: object): unknown[] => {
  const whole = core.lexicon;
  // Each tagger reads the core anew from this object.
  core.lexicon = lexicon;
  try {
    const winkNLP = require('wink-nlp') as (tables: unknown, pipe: string[]) => WinkMethods;
    const nlp = winkNLP({ ...(require(WINK) as object), ...parts }, ['pos']);
    const tokens = nlp.readDoc(text).tokens();
    const { value, pos, precedingSpaces, uniqueId } = nlp.its;
    const texts = [value, pos, precedingSpaces].map((its) => tokens.out(its));
    return [...texts, tokens.out(uniqueId)];
  } finally {
    core.lexicon = whole;
  }
};
/** The slim file in the place of one that the package loads. */
const slimPart = (name: 'sa' | 'ner') => {
  const load = require(`${WINK}/dist/load-${name}-model.js`) as () => object;
  const file = slimTaggerFile(`/x/${WINK}/dist/eng-${name}-model.json`, '');
  return () => ({ ...load(), machines: JSON.parse(file ?? '') as unknown });
};

describe('the tagger for browsers', () => {
  test('tags every word as the whole one does', () => {
    const slimParts = { sa: slimPart('sa'), ner: slimPart('ner') };
    expect(tokensBy(slim.lexicon, slimParts)).toEqual(tokensBy(core.lexicon, {}));
  });
  test('is a quarter smaller when it is compressed', () => {
    const size = (file: TaggerCore): number => gzipSync(JSON.stringify(file)).length;
    expect(size(slim)).toBeLessThan(0.76 * size(core));
  });
  test('has nothing in the word lists that the tagger never reads, and leaves all other files as they are', () => {
    expect(slimTaggerFile(`/x/${WINK}/dist/wn-verb-exceptions.js`, 'x')).toBe(
      'module.exports = {};',
    );
    expect(slimTaggerFile(`/x/${WINK}/dist/models/eng-pos-model.json`, '{"a":1}')).toBeNull();
    expect(slimTaggerFile('/x/other/eng-sa-model.json', '{"a":1}')).toBeNull();
  });
});
