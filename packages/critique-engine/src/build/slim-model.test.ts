import { createRequire } from 'node:module';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from '@jest/globals';
import { longEssay } from '@argint/testkit';
import type { WinkMethods } from 'wink-nlp';
import { slimModelFile, withoutUnusedFields } from './slim-model.ts';
import type { CoreModel } from './slim-model.ts';

const require = createRequire(import.meta.url);
const MODEL = 'wink-eng-lite-web-model';
const CORE = `${MODEL}/dist/languages/cur/models/eng-core-web-model.json`;
const core = require(CORE) as CoreModel;
const slim = withoutUnusedFields(core);
const text = `${longEssay(1_500)} He don't know; they'll colour it, can't they? The theatre's childrens.`;

/** What the engine reads of each token, by a tagger of the model with these parts. */
const tokensBy = (lexicon: string, parts: object): unknown[] => {
  const whole = core.lexicon;
  // Each tagger reads the core anew from this object.
  core.lexicon = lexicon;
  try {
    const winkNLP = require('wink-nlp') as (model: unknown, pipe: string[]) => WinkMethods;
    const nlp = winkNLP({ ...(require(MODEL) as object), ...parts }, ['pos']);
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
  const load = require(`${MODEL}/dist/load-${name}-model.js`) as () => object;
  const file = slimModelFile(`/x/${MODEL}/dist/eng-${name}-model.json`, '');
  return () => ({ ...load(), machines: JSON.parse(file ?? '') as unknown });
};

describe('the language model for browsers', () => {
  test('tags every word as the whole model does', () => {
    const slimParts = { sa: slimPart('sa'), ner: slimPart('ner') };
    expect(tokensBy(slim.lexicon, slimParts)).toEqual(tokensBy(core.lexicon, {}));
  });
  test('is a quarter smaller when it is compressed', () => {
    const size = (model: CoreModel): number => gzipSync(JSON.stringify(model)).length;
    expect(size(slim)).toBeLessThan(0.76 * size(core));
  });
  test('has nothing in the word lists that the tagger never reads, and leaves all other files as they are', () => {
    expect(slimModelFile(`/x/${MODEL}/dist/wn-verb-exceptions.js`, 'x')).toBe(
      'module.exports = {};',
    );
    expect(slimModelFile(`/x/${MODEL}/dist/models/eng-pos-model.json`, '{"a":1}')).toBeNull();
    expect(slimModelFile('/x/other/eng-sa-model.json', '{"a":1}')).toBeNull();
  });
});
