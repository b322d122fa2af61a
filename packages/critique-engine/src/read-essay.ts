import type { TextKind } from '@argint/contracts';
import { linesOf } from '@argint/text-analysis';
import { addDrawnClaims } from './layers/graph/paragraph-claims.ts';
import type { ReadEssay } from './essay.ts';
import { readKind } from './kind/text-kind.ts';
import { whyNoArgument } from './kind/who-may-speak.ts';
import { judge, whyUnreadable } from './layers/judgement-layer.ts';
import { readNames } from './layers/name-layer.ts';
import { readableText, withoutForeignParts } from './layers/readable-text.ts';
import { readRegions } from './layers/region-layer.ts';
import { assignRoles } from './layers/role-layer.ts';
import { readSentences } from './layers/sentence-layer.ts';
import { readParagraph } from './layers/sentence-source.ts';
import type { ParagraphReader } from './layers/sentence-source.ts';
import { countTerms } from './layers/term-layer.ts';
import { findThesis } from './layers/thesis-layer.ts';
import { readTopics } from './layers/topic-layer.ts';
import { wordCount } from './layers/word-count.ts';
import type { Dictionary } from './spelling/dictionary.ts';

/** How an essay is read, besides its text and question. */
export interface ReadingOptions {
  /** The kind of text, where the student named it. */
  textKind?: TextKind | null;
  /** May remember paragraphs of an earlier reading. */
  paragraphReader?: ParagraphReader;
  /** The words of English. Spelling is not checked without it. */
  dictionary?: Dictionary | null;
}

/** Reads an essay through all layers. Pure, deterministic and linear in time; never throws. */
export const readEssay = (
  original: string,
  question: string | null,
  { textKind = null, paragraphReader = readParagraph, dictionary = null }: ReadingOptions = {},
): ReadEssay => {
  const { text: readable, placeOf } = readableText(original);
  const { spans, kinds, regions } = readRegions(readable);
  const text = withoutForeignParts(readable, regions);
  const paragraphs = readSentences(text, spans, kinds, paragraphReader);
  const sentences = paragraphs.flatMap((p) => p.sentences);
  const unreadable = whyUnreadable(text, sentences);
  const unjudgeable = judge(text, sentences, unreadable);
  const kind = textKind
    ? { kind: textKind, certainty: 1 }
    : readKind({ text, question, paragraphs, sentences, regions });
  const notAnArgument = whyNoArgument(kind);
  const thesis = notAnArgument === null ? findThesis(sentences, question) : null;
  if (notAnArgument === null) {
    assignRoles(paragraphs, thesis);
    addDrawnClaims(paragraphs, { text, regions });
  }
  const names = readNames(text, sentences, regions);
  return {
    text,
    original,
    placeOf,
    question,
    lines: linesOf(original),
    regions,
    paragraphs,
    prose: paragraphs.filter((p) => p.kind === 'prose'),
    sentences,
    proseWords: wordCount(sentences),
    thesis,
    terms: countTerms(sentences),
    topics: readTopics(text, sentences, names),
    names,
    dictionary,
    kind,
    unarguable: unjudgeable ?? notAnArgument,
    unreadable,
    unjudgeable,
  };
};
