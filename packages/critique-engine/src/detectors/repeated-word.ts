import type { Sentence } from '../essay-model.ts';
import { questionTerms } from '../layers/question-layer.ts';
import { isForeign } from '../layers/region-lookup.ts';
import { stem } from '../layers/stem.ts';
import { STOP_WORDS } from '../layers/stop-words.ts';
import { contentStems } from '../layers/term-layer.ts';
import type { EssayModel } from '../essay-model.ts';
import type { ParagraphDetector, CritiqueDraft } from '../critique-draft.ts';
import { choose, cite, topicBeside } from '../wording.ts';

const OFTEN = 4;
const WITHIN_WORDS = 60;
const spoken = new Set(
  ['very', 'also', 'help', 'need', 'think', 'feel', 'believe', 'want', 'more', 'most'].map(stem),
);

interface Place {
  sentence: Sentence;
  at: number;
  position: number;
}

const keyTerms = (model: EssayModel): Set<string> =>
  new Set([
    ...questionTerms(model.question ?? '').keys(),
    ...contentStems(model.thesis?.sentence.words ?? []),
    ...model.prose
      .filter(({ part }) => part === 'introduction')
      .flatMap(({ sentences }) => sentences.flatMap(({ words }) => contentStems(words))),
    ...model.topics.map((t) => t.term),
  ]);

/** Whether a word stands beside the same word at two places, as in 'high school': it is part of a fixed phrase. */
const isFixedPhrase = (places: readonly Place[]): boolean =>
  [-1, 1].some((step) => {
    const beside = places.flatMap(({ sentence, at }) => {
      const word = sentence.words[at + step]?.lower;
      return word === undefined || STOP_WORDS.has(word) ? [] : [stem(word)];
    });
    return new Set(beside).size < beside.length;
  });

/**
 * An adjective, adverb or verb four times within sixty words, where it is no key term: key terms must recur, the
 * rest sounds like want of a word ('needless repetition': Fowler, Modern English Usage, 'Repetition').
 * Severity 1; once a paragraph.
 */
export const repeatedWord: ParagraphDetector = ({ sentences }, model) => {
  const keys = keyTerms(model);
  const recent = new Map<string, Place[]>();
  let position = 0;
  for (const sentence of sentences)
    for (const [at, { lower }] of sentence.words.entries()) {
      position++;
      const tag = sentence.tags[at];
      if (
        (tag !== 'ADJ' && tag !== 'ADV' && tag !== 'VERB') ||
        lower.length < 4 ||
        STOP_WORDS.has(lower)
      )
        continue;
      const term = stem(lower);
      if (keys.has(term) || spoken.has(term)) continue;
      const near = [...(recent.get(term) ?? []), { sentence, at, position }].filter(
        (p) => position - p.position <= WITHIN_WORDS,
      );
      recent.set(term, near);
      const word = sentence.words[at];
      const first = near[0];
      if (near.length < OFTEN || !word || !first || isForeign(model, word)) continue;
      if (isFixedPhrase(near)) continue;
      // A figure of speech repeats at the head of its sentences; that is somebody's choice.
      if (near.filter((p) => p.at <= 1).length > 1) continue;
      const topic = topicBeside(word.lower, model);
      const opening = cite(first.sentence.text, 45);
      const draft: CritiqueDraft = {
        rule: 'repeated-word',
        issueType: 'style',
        severity: 1,
        at: { start: word.start, end: word.end },
        issue: choose(sentence.text, [
          `“${lower}” for the ${near.length}th time since ${opening}.`,
          `Between ${opening} and here the essay says “${lower}” ${near.length} times.`,
        ]),
        reasoning: choose(`${sentence.text}r`, [
          `Each return of “${lower}” says less; by now it no longer tells the reader what sets ${cite(sentence.text, 40)} apart.`,
          `After ${opening} the word is worn, and the shade you mean here${topic ? `, of ${topic},` : ''} gets lost.`,
        ]),
        fix: `Keep “${lower}” where it counts most and say in ${cite(sentence.text, 35)} what exactly is meant: how, for whom, how much.`,
        hint: `Which other word could you use for “${lower}” in ${cite(sentence.text, 35)}?`,
        confidence: 0.5,
      };
      return [draft];
    }
  return [];
};
