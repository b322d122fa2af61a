/** As much of the tagger's core file as is changed here. */
export interface TaggerCore {
  /** Entries of four 32-bit words, little-endian, as base64. */
  lexicon: string;
}

const WORDS_AN_ENTRY = 4;
/** Fields of an entry by the layout in the core file's `packing`: which of its words, and which bits of it. */
const HINTS = { word: 2, bits: 0x1f_ff_e0 };
const LEMMA = { word: 3, bits: 0x0f_ff_ff };
/** With one of these flags in the word of the lemma, it points to a contraction's parts or to another spelling. */
const LEMMA_IS_POINTER = (1 << 27) | (1 << 30);

/**
 * The core without lemmas and without the hints for named entities and sentence ends, which the tagger never reads.
 * Words keep their tags. The emptied fields make it a quarter smaller when it is compressed.
 */
export const withoutUnusedFields = <Core extends TaggerCore>(core: Core): Core => {
  const bytes = Uint8Array.from(Buffer.from(core.lexicon, 'base64'));
  const words = new Uint32Array(bytes.buffer);
  for (let entry = 0; entry < words.length; entry += WORDS_AN_ENTRY) {
    words[entry + HINTS.word] = (words[entry + HINTS.word] ?? 0) & ~HINTS.bits;
    const lemma = words[entry + LEMMA.word] ?? 0;
    if ((lemma & LEMMA_IS_POINTER) === 0) words[entry + LEMMA.word] = lemma & ~LEMMA.bits;
  }
  return { ...core, lexicon: Buffer.from(bytes).toString('base64') };
};

/** A recogniser that recognises nothing, as wink imports it. */
const EMPTY_MACHINES = JSON.stringify([JSON.stringify([100, 0, { 0: {} }, {}, {}, {}])]);

/** Files of wink's that the tagger never reads: sentiment, negation, entities, irregular forms for lemmas. */
const NEVER_READ =
  /wink-eng-lite-web-model.*(?:eng-(?:sa|ner|negation|cer-meta)-model[.]json|wn-\w+-exceptions[.]js)$/;
const CORE = /wink-eng-lite-web-model.*eng-core-web-model[.]json$/;

/** A file of the tagger as a browser gets it; null where it stays as it is. */
export const slimTaggerFile = (path: string, content: string): string | null => {
  if (NEVER_READ.test(path))
    return path.endsWith('.json') ? EMPTY_MACHINES : 'module.exports = {};';
  if (!CORE.test(path)) return null;
  return JSON.stringify(withoutUnusedFields(JSON.parse(content) as TaggerCore));
};
