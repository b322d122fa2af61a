import { CLOSINGS, phraseFinder, thesisCue } from '@argint/text-analysis';
import type { Span } from '@argint/text-analysis';
import type { EssayPart, Paragraph, Sentence, SentenceSource } from '../essay.ts';
import { takesSide } from './position-cue.ts';
import { goesOnOpening } from './opening-paragraphs.ts';
import { isQuestion } from './question-form.ts';
import { wordsFrom } from './sentence-source.ts';
import type { ParagraphReader } from './sentence-source.ts';

const closing = phraseFinder(CLOSINGS);

/** Sentences of a prose paragraph; indexes and parts are filled in later. */
const sentencesAt = (sources: readonly SentenceSource[], from: number, paragraph: number) =>
  sources.map((source): Sentence => ({
    source,
    index: 0,
    paragraph,
    start: from + source.start,
    end: from + source.end,
    text: source.text,
    words: wordsFrom(source, from),
    tags: source.tags,
    part: 'body',
    role: 'none',
  }));

/** Whether a sentence opens with a formula of closing ('In conclusion'). */
export const opensClosing = (sentence: Sentence | undefined): boolean =>
  sentence !== undefined && closing(sentence.words.slice(0, 6)).length > 0;

/** Length of the introduction, in sentences, of an essay of one paragraph: a fifth, or up to a position in its first third. */
const openingOf = (sentences: readonly Sentence[]): number => {
  const usual = Math.min(3, Math.max(1, Math.round(sentences.length / 5)));
  const statedAt = sentences
    .slice(0, Math.ceil(sentences.length / 3))
    .findIndex((s) => takesSide(s) || (thesisCue(s.text).strength >= 3 && !isQuestion(s)));
  return Math.max(usual, statedAt + 1);
};

/** The first and last of several paragraphs are introduction and conclusion. A single paragraph is split by sentences. */
const assignParts = (prose: readonly Paragraph[]): void => {
  const [only] = prose;
  if (prose.length === 1 && only) {
    const { sentences } = only;
    const opening = openingOf(sentences);
    const closingAt = sentences.findLastIndex(
      (s, i) => i >= sentences.length / 2 && opensClosing(s),
    );
    sentences.forEach((sentence, i) => {
      sentence.part =
        i < opening ? 'introduction' : closingAt >= 0 && i >= closingAt ? 'conclusion' : 'body';
    });
    only.part = 'body';
    return;
  }
  prose.forEach((paragraph, i) => {
    const last = i === prose.length - 1;
    const ends = last && (prose.length >= 3 || opensClosing(paragraph.sentences[0]));
    const part: EssayPart = i === 0 ? 'introduction' : ends ? 'conclusion' : 'body';
    paragraph.part = part;
    for (const sentence of paragraph.sentences) sentence.part = part;
  });
  const opening = goesOnOpening(prose);
  for (const sentence of opening) sentence.part = 'introduction';
  const [, second] = prose;
  if (second && opening.length === second.sentences.length) second.part = 'introduction';
};

/** Paragraphs with their sentences, words, tags and parts. */
export const readSentences = (
  text: string,
  spans: readonly Span[],
  kinds: readonly Paragraph['kind'][],
  readParagraph: ParagraphReader,
): Paragraph[] => {
  let index = 0;
  const paragraphs = spans.map((span, i): Paragraph => {
    const kind = kinds[i] ?? 'prose';
    const sources = kind === 'prose' ? readParagraph(text.slice(span.start, span.end)) : [];
    const sentences = sentencesAt(sources, span.start, i);
    for (const sentence of sentences) sentence.index = index++;
    return { ...span, index: i, kind, part: 'body', sentences };
  });
  assignParts(paragraphs.filter((p) => p.kind === 'prose'));
  return paragraphs;
};
