import winkNLP from 'wink-nlp';
import model from 'wink-eng-lite-web-model';
import type { PartOfSpeech } from '../essay-model.ts';

/** Tokens of a text in order, with offsets, tags, and whether the word list of the tagger knows them. */
export interface TaggedToken {
  start: number;
  end: number;
  tag: PartOfSpeech;
}

const nlp = winkNLP(model, ['pos']);
const { its } = nlp;
/** Ids from here on belong to words that the tagger's own lexicon does not hold. */
const firstForeignId = (nlp.readDoc('xqzvwk').tokens().out(its.uniqueId) as number[])[0] ?? 0;

/** Longer runs without a space are no words, and the tagger's time on them grows with their square. */
const endless = /\S{61,}/g;
const tame = (text: string): string => text.replace(endless, (run) => 'x'.padEnd(run.length));

/** Tags with wink-nlp's English lite model; offsets are relative to `text`. */
export const tagText = (text: string): TaggedToken[] => {
  const tokens = nlp.readDoc(tame(text)).tokens();
  const values = tokens.out(its.value) as string[];
  const tags = tokens.out(its.pos) as string[];
  const gaps = tokens.out(its.precedingSpaces) as string[];
  let at = 0;
  return values.map((value, i) => {
    const start = at + (gaps[i]?.length ?? 0);
    at = start + value.length;
    return { start, end: at, tag: tags[i] ?? 'X' };
  });
};

/** Which of the lower-case words the tagger's lexicon (some 80,000 forms) does not hold. */
export const unknownWords = (words: readonly string[]): Set<string> => {
  const tokens = nlp.readDoc(tame(words.join(' '))).tokens();
  const values = tokens.out(its.value) as string[];
  const ids = tokens.out(its.uniqueId) as number[];
  return new Set(values.filter((_, i) => (ids[i] ?? 0) >= firstForeignId));
};
