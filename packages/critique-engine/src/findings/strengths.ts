import type { AnalysisResult } from '@argint/contracts';
import { thesisAnnounced } from '../detectors/thesis-announced.ts';
import { thesisMissing } from '../detectors/thesis-missing.ts';
import type { ReadEssay, Sentence } from '../essay.ts';
import { turnIn } from '../layers/graph/replies.ts';
import { isQuotable, readMoves } from '../argument/essay-moves.ts';
import { isContestable, tellsPosition } from '../argument/contestable.ts';
import { isReadable } from '../argument/readable-sentence.ts';
import { phraseOf } from '../argument/phrase-of.ts';
import { contentStems } from '../layers/term-layer.ts';
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

/** 'This', 'they': words that take up what was just said. */
const takesUp = /\b(?:this|that|these|those|such|it|they|them|their|he|she)\b/i;
/** It says that there is a view, and answers none. */
const announcesView =
  /\b(?:other|another|different|many|some) (?:\w+ )?(?:views?|viewpoints?|opinions?|sides?|points? of view|ways? of (?:seeing|looking))\b/i;

/** It gives the view its due, which is no answer yet. */
const concedes =
  /^\W*(?:this|that|it|he|she|they|their \w+|th(?:is|at|ese|e) \w+) (?:is|are|may be|might be) (?:\w+ )?(?:true|right|fair|so|understandable|valid|reasonable)\b|\bshould not be (?:dismissed|ignored|forgotten)\b/i;

const shareWord = (a: Sentence, b: Sentence): boolean => {
  const said = new Set(contentStems(b.words));
  return contentStems(a.words).some((stem) => said.has(stem));
};

/** Whether a reply speaks of the view that it is to answer. A turn to something else answers nothing. */
const speaksOfView = (reply: Sentence, view: Sentence): boolean =>
  !announcesView.test(reply.text) &&
  !(concedes.test(reply.text) && turnIn(reply.text) < 0) &&
  (takesUp.test(reply.text) || shareWord(reply, view));

const ought = /\b(?:should|must|ought|agree|disagree|better|best|more \w+ than)\b/i;

/** Whether a thesis sentence says outright what the writer holds. */
const takesPosition = (sentence: Sentence): boolean =>
  tellsPosition(sentence) || ought.test(sentence.text) || isContestable(sentence);

/**
 * Strengths that the form of a sentence shows without doubt: a position that is stated early, a source that is named, an
 * objection that is answered. A weak essay may have none.
 */
export const findStrengths = (essay: ReadEssay): Strength[] => {
  const { thesis, counters, source } = readMoves(essay);
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
  const fair = counters.find(
    ({ sentence, answer }) =>
      answer !== null &&
      answer !== sentence &&
      isSound(sentence) &&
      !announcesView.test(sentence.text) &&
      speaksOfView(answer, sentence),
  );
  const reply = fair?.answer && isSound(fair.answer) ? phraseOf(essay.text, fair.answer) : null;
  if (fair && reply)
    praise(fair.sentence, (said) => [
      `You let another view speak, ${said}, and you answer it: ${reply}.`,
    ]);
  return found.slice(0, MOST).sort((a, b) => a.start - b.start);
};
