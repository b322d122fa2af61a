import type { AnalysisResult } from '@argint/contracts';
import { thesisAnnounced } from '../detectors/thesis-announced.ts';
import { thesisMissing } from '../detectors/thesis-missing.ts';
import type { ReadEssay, Sentence } from '../essay.ts';
import { isQuotable, readMoves } from '../argument/essay-moves.ts';
import { isContestable, tellsPosition } from '../argument/contestable.ts';
import { isReadable } from '../argument/readable-sentence.ts';
import { phraseOf } from '../argument/phrase-of.ts';
import { loadedWording } from '../measures/loaded-wording.ts';
import { choose } from '../wording.ts';

type Strength = AnalysisResult['strengths'][number];
const MOST = 4;

/** Sentences that a critique is about. Praising them would contradict it. */
const criticisedSentences = (essay: ReadEssay): Set<Sentence> => {
  const remarks = [...thesisAnnounced(essay), ...thesisMissing(essay)];
  const places = [...remarks.flatMap(({ at }) => at ?? []), ...loadedWording(essay)];
  return new Set(
    essay.sentences.filter((s) => places.some((at) => at.start < s.end && s.start < at.end)),
  );
};

/** 'Because they are young.': a clause that stands alone as a sentence. */
const isLoneClause = (text: string): boolean =>
  /^\W*(?:because|so that|which|although|whereas)\b[^,]*$/i.test(text);

const ought = /\b(?:should|must|ought|agree|disagree|better|best|more \w+ than)\b/i;

/** Whether a thesis sentence says outright what the writer holds. */
const takesPosition = (sentence: Sentence): boolean =>
  tellsPosition(sentence) || ought.test(sentence.text) || isContestable(sentence);

/**
 * Strengths that the form of a sentence shows without doubt: a position that is stated early, a source that is named. Whether
 * an objection is answered takes a reader. A weak essay may have none.
 */
export const findStrengths = (essay: ReadEssay): Strength[] => {
  const { thesis, source } = readMoves(essay);
  const bad = criticisedSentences(essay);
  const found: Strength[] = [];
  const isSound = (sentence: Sentence): boolean =>
    !bad.has(sentence) &&
    !isLoneClause(sentence.text) &&
    isQuotable(sentence) &&
    isReadable(sentence, essay);
  /** Praises a sentence that can be quoted whole. */
  const praise = (
    sentence: Sentence,
    wordings: (said: string) => readonly [string, ...string[]],
  ) => {
    const said = phraseOf(essay.text, sentence);
    if (said === null || found.some(({ start }) => start === sentence.start)) return;
    const { start, end } = sentence;
    found.push({ start, end, text: choose(sentence.text, wordings(said)) });
  };
  const adopts = essay.thesis?.pointer ?? null;
  if (adopts?.part === 'introduction' && isSound(adopts))
    praise(adopts, (said) => [`Your introduction says which side you take: ${said}.`]);
  else if (
    adopts === null &&
    thesis?.part === 'introduction' &&
    isSound(thesis) &&
    takesPosition(thesis)
  )
    praise(thesis, (said) => [
      `You tell your reader early what you think: ${said}.`,
      `Your introduction says what you think: ${said}.`,
    ]);
  if (source && isSound(source))
    praise(source, (said) => [`Your reader can check this, because you name the source: ${said}.`]);
  return found.slice(0, MOST).sort((a, b) => a.start - b.start);
};
