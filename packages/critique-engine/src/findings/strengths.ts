import type { AnalysisResult } from '@argint/contracts';
import { thesisAnnounced } from '../detectors/thesis-announced.ts';
import { thesisMissing } from '../detectors/thesis-missing.ts';
import type { ClaimLink, EssayModel, Sentence } from '../essay-model.ts';
import { turnIn } from '../layers/graph/replies.ts';
import { speaksForOthers } from '../layers/graph/voices.ts';
import { claimsOf } from '../layers/graph/claims.ts';
import { isQuotable, readMoves } from '../argument/essay-moves.ts';
import { isContestable, tellsPosition } from '../argument/contestable.ts';
import { particularsOf } from '../argument/particulars.ts';
import { isReadable } from '../argument/plain-clause.ts';
import { phraseOf } from '../comment/phrase-of.ts';
import { contentStems } from '../layers/term-layer.ts';
import { loadedWording } from './bias/loaded-wording.ts';
import { isDoubted } from './questions/asked-questions.ts';
import { reasonIn } from './questions/link-phrases.ts';
import { isRemarkedOn } from './questions/question.ts';
import { choose } from '../wording.ts';

type Strength = AnalysisResult['strengths'][number];
const example = /\bfor (?:example|instance)\b/i;
/** It says something of everybody, or of how things always are, and so gives no case. */
const general = /\b(?:all|every|everyone|everybody|always|never|any|anyone)\b/i;
const MOST = 4;
/** A claim supported by this many sentences is named as a strength. */
const WELL_SUPPORTED = 2;

/** Sentences that a critique is about. Praising them would contradict it. */
const criticisedSentences = (model: EssayModel): Set<Sentence> => {
  const drafts = [...thesisAnnounced(model), ...thesisMissing(model)];
  const places = [...drafts.flatMap(({ at }) => at ?? []), ...loadedWording(model)];
  return new Set(
    model.sentences.filter((s) => places.some((at) => at.start < s.end && s.start < at.end)),
  );
};

/** 'Because they are young.': a clause that stands alone as a sentence. */
const isLoneClause = (text: string): boolean =>
  /^\W*(?:because|so that|which|although|whereas)\b[^,]*$/i.test(text);

/** What opens a sentence that supports the one before it. */
const opensSupport =
  /^(?:for (?:example|instance)|this is because|because|when|if|in my|my|studies|according to)\b/i;
/** 'This', 'they': words that take up what was just said. */
const takesUp = /\b(?:this|that|these|those|such|it|they|them|their|he|she)\b/i;
/** It says that there is a view, and answers none. */
const announcesView =
  /\b(?:other|another|different|many|some) (?:\w+ )?(?:views?|viewpoints?|opinions?|sides?|points? of view|ways? of (?:seeing|looking))\b/i;

/** It gives the view its due, which is no answer yet. */
const concedes =
  /^\W*(?:this|that|it|their \w+|th(?:is|at|ese|e) \w+) (?:is|are|may be|might be) (?:\w+ )?(?:true|right|fair|so|understandable|valid|reasonable)\b|\bshould not be (?:dismissed|ignored|forgotten)\b/i;

const shareWord = (a: Sentence, b: Sentence): boolean => {
  const said = new Set(contentStems(b.words));
  return contentStems(a.words).some((stem) => said.has(stem));
};

/** Whether a reply speaks of the view that it is to answer. A turn to something else answers nothing. */
const speaksOfView = (reply: Sentence, view: Sentence): boolean =>
  !announcesView.test(reply.text) &&
  !(concedes.test(reply.text) && turnIn(reply.text) < 0) &&
  (takesUp.test(reply.text) || shareWord(reply, view));

/** It draws a conclusion, or reports what others hold. */
const draws =
  /^(?:this|that|these|it) (?:all )?(?:shows?|proves?|means?)\b|^(?:so|therefore|thus|hence|consequently|as a result)\b/i;

const ought = /\b(?:should|must|ought|agree|disagree|better|best|more \w+ than)\b/i;

/** Whether a thesis sentence says outright what the writer holds. */
const takesPosition = (sentence: Sentence): boolean =>
  tellsPosition(sentence) || ought.test(sentence.text) || isContestable(sentence);

/** Sentences that support a claim beyond doubt: they follow it in its paragraph and speak of the same thing. */
const clearSupport = ({ claim, premises }: ClaimLink): Sentence[] => {
  const said = new Set(contentStems(claim.words));
  return premises.filter(
    (reason) =>
      reason.paragraph === claim.paragraph &&
      reason.index > claim.index &&
      !draws.test(reason.text) &&
      (opensSupport.test(reason.text) || contentStems(reason.words).some((term) => said.has(term))),
  );
};

/**
 * Strengths, each with its sentence, and only where the sentence can be read without doubt: an early thesis, a supported
 * claim, a source, an answered objection, a case, a claim with its reason, the ending. A weak essay may have none.
 */
export const findStrengths = (model: EssayModel): Strength[] => {
  const { thesis, counters, source } = readMoves(model);
  const bad = criticisedSentences(model);
  const found: Strength[] = [];
  const isSound = (sentence: Sentence): boolean =>
    !bad.has(sentence) &&
    !isRemarkedOn(sentence, model) &&
    !isDoubted(sentence, model) &&
    !isLoneClause(sentence.text) &&
    isQuotable(sentence) &&
    isReadable(sentence, model);
  /** Praises a sentence that can be quoted whole. */
  const praise = (
    sentence: Sentence,
    wordings: (said: string) => readonly [string, ...string[]],
  ) => {
    const said = phraseOf(model.text, sentence);
    if (said === null || found.some(({ start }) => start === sentence.start)) return;
    const { start, end } = sentence;
    found.push({ start, end, text: choose(sentence.text, wordings(said)) });
  };
  if (thesis?.part === 'introduction' && isSound(thesis) && takesPosition(thesis))
    praise(thesis, (said) => [
      `You tell your reader early what you think: ${said}.`,
      `Your introduction says what you think: ${said}.`,
    ]);
  const [best] = claimsOf(model)
    .filter(({ claim }) => isSound(claim) && isContestable(claim) && !speaksForOthers(claim.text))
    .map(({ claim, premises }) => ({ claim, support: clearSupport({ claim, premises }) }))
    .filter(({ support }) => support.length >= WELL_SUPPORTED)
    .sort((a, b) => b.support.length - a.support.length);
  const first = best?.support.find(isSound);
  const given = first && phraseOf(model.text, first);
  if (best && given)
    praise(best.claim, (said) => [
      `You explain ${said}. The sentences after it support it, beginning with ${given}.`,
      `You do not leave ${said} alone: ${given} supports it, and you go on from there.`,
    ]);
  if (source && isSound(source.sentence))
    praise(source.sentence, (said) => [
      `Your reader can check this, because you name the source: ${said}.`,
    ]);
  const fair = counters.find(
    ({ sentence, answer }) =>
      answer !== null &&
      answer !== sentence &&
      isSound(sentence) &&
      !announcesView.test(sentence.text) &&
      speaksOfView(answer, sentence),
  );
  const reply = fair?.answer && isSound(fair.answer) ? phraseOf(model.text, fair.answer) : null;
  if (fair && reply)
    praise(fair.sentence, (said) => [
      `You let another view speak, ${said}, and you answer it: ${reply}.`,
    ]);
  const sentences = model.sentences.filter(isSound);
  const cases = new Set(particularsOf(model));
  const points = [...(thesis ? [thesis] : []), ...claimsOf(model).map(({ claim }) => claim)];
  /** A case that shares no word with the position or a claim of its paragraph may be about something else. */
  const isToThePoint = (one: Sentence): boolean =>
    points.some(
      (point) =>
        point !== one &&
        (point === thesis || point.paragraph === one.paragraph) &&
        shareWord(one, point),
    );
  const exact = sentences.find(
    (s) =>
      s.role === 'premise' &&
      example.test(s.text) &&
      cases.has(s) &&
      !general.test(s.text) &&
      s.words.length >= 10 &&
      isToThePoint(s),
  );
  if (exact)
    praise(exact, (said) => [
      `You give a real case: ${said}.`,
      `This example gives your reader something to picture: ${said}.`,
    ]);
  const reasoned = sentences.find(
    (s) => s.role === 'claim' && isContestable(s) && reasonIn(s) !== null,
  );
  if (reasoned)
    praise(reasoned, (said) => [`You give a claim and its reason in one sentence: ${said}.`]);
  return found.slice(0, MOST).sort((a, b) => a.start - b.start);
};
