import winkNLP from 'wink-nlp';
import tables from 'wink-eng-lite-web-model';
import type { PartOfSpeech } from '../essay.ts';
import { withoutEndlessRuns } from './endless-runs.ts';

/** A token with its tag; offsets are relative to the tagged text. */
export interface TaggedToken {
  start: number;
  end: number;
  tag: PartOfSpeech;
}

/** The tagger never frees the words it has seen. After this many tokens it is loaded again (about 90 ms). */
const FORGET_AFTER = 400_000;

/** As much of wink's core as is needed to forget words: their ids, and the words by id. */
interface Lexemes {
  hash: Record<string, number>;
  list: string[];
}

interface Core {
  features: { lexeme: Lexemes };
}

const load = () => {
  let lexemes: Lexemes = { hash: {}, list: [] };
  const nlp = winkNLP(
    {
      ...tables,
      core: () => {
        const core = (tables.core as () => Core)();
        lexemes = core.features.lexeme;
        return core;
      },
      // The library encodes this part anew at every load and so doubles it. No tagger reads it.
      metaCER: () => ({ machines: [], transformers: [] }),
    },
    ['pos'],
  );
  /** Ids from here on belong to words that the tagger's own lexicon does not hold. */
  const firstForeignId = lexemes.list.length;
  let known = firstForeignId;
  return {
    its: nlp.its,
    firstForeignId,
    /** Reads a text as if it were the first one: a word that it adds to the lexicon would be cut otherwise in the next. */
    readDoc: (text: string) => {
      const doc = nlp.readDoc(text);
      for (; known < lexemes.list.length; known++) {
        const word = lexemes.list[known];
        if (word !== undefined) delete lexemes.hash[word];
      }
      return doc;
    },
  };
};
let tagger: ReturnType<typeof load> | undefined;
let read = 0;

const fresh = (): ReturnType<typeof load> => {
  if (!tagger || read > FORGET_AFTER) {
    tagger = load();
    read = 0;
  }
  return tagger;
};

/** Tags with wink-nlp's English tables; offsets are relative to `text`. */
export const tagText = (text: string): TaggedToken[] => {
  const { readDoc, its } = fresh();
  const tokens = readDoc(withoutEndlessRuns(text)).tokens();
  const values = tokens.out(its.value) as string[];
  const tags = tokens.out(its.pos) as string[];
  const gaps = tokens.out(its.precedingSpaces) as string[];
  read += values.length;
  let at = 0;
  return values.map((value, i) => {
    const start = at + (gaps[i]?.length ?? 0);
    at = start + value.length;
    return { start, end: at, tag: tags[i] ?? 'X' };
  });
};

/** Which of the lower-case words the tagger's lexicon (some 80,000 forms) does not hold. */
export const unknownWords = (words: readonly string[]): Set<string> => {
  const { readDoc, its, firstForeignId } = fresh();
  const tokens = readDoc(withoutEndlessRuns(words.join(' '))).tokens();
  const values = tokens.out(its.value) as string[];
  const ids = tokens.out(its.uniqueId) as number[];
  read += values.length;
  return new Set(values.filter((_, i) => (ids[i] ?? 0) >= firstForeignId));
};
