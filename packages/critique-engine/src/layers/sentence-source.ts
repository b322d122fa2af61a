import { sentencesIn, wordsIn } from '@argint/text-analysis';
import type { Word } from '@argint/text-analysis';
import type { PartOfSpeech, SentenceSource } from '../essay.ts';
import { isInstruction } from './instruction-layer.ts';
import { tagText, type TaggedToken } from './pos-tagger.ts';

/** Reads the sentences of a paragraph. They follow from its text alone. */
export type ParagraphReader = (paragraph: string) => readonly SentenceSource[];

/** Gives each word the tag of the token it stands in. Calls must come in the order of the text. */
const tagReader = (tokens: readonly TaggedToken[]) => {
  let at = 0;
  return (words: readonly Word[]): PartOfSpeech[] =>
    words.map((word) => {
      while (at < tokens.length && (tokens[at]?.end ?? 0) <= word.start) at++;
      return tokens[at]?.tag ?? 'X';
    });
};

/** Sentences of a paragraph with their words and tags, without those that are instructions to a program. */
export const readParagraph: ParagraphReader = (paragraph) => {
  const tagsOf = tagReader(tagText(paragraph));
  const own = sentencesIn(paragraph, { start: 0, end: paragraph.length });
  return own
    .filter((s) => !isInstruction(paragraph.slice(s.start, s.end)))
    .map(({ start, end }) => {
      const words = wordsIn(paragraph, start, end);
      return { start, end, text: paragraph.slice(start, end), words, tags: tagsOf(words) };
    });
};

/** Reads a text as one sentence, whatever stops are in it. */
export const readSentence = (text: string): SentenceSource => {
  const words = wordsIn(text, 0, text.length);
  return { start: 0, end: text.length, text, words, tags: tagReader(tagText(text))(words) };
};

/** The words of a sentence, moved to where the paragraph begins. */
export const wordsFrom = ({ words }: SentenceSource, offset: number): Word[] =>
  words.map(({ start, end, lower }) => ({ start: start + offset, end: end + offset, lower }));

/**
 * A reader that reads a paragraph again only if its text was in neither of the last two essays. `begin` starts an
 * essay. Results are shared and must not be changed.
 */
export const rememberParagraphs = (): { begin: () => void; read: ParagraphReader } => {
  let before = new Map<string, readonly SentenceSource[]>();
  let now = new Map<string, readonly SentenceSource[]>();
  return {
    begin: () => {
      before = now;
      now = new Map();
    },
    read: (paragraph) => {
      const known = now.get(paragraph) ?? before.get(paragraph) ?? readParagraph(paragraph);
      now.set(paragraph, known);
      return known;
    },
  };
};
