import type { EssayModel, Paragraph } from '../../essay-model.ts';
import { rarityOf } from '../../layers/graph/rarity.ts';
import { questionTerms } from '../../layers/question-layer.ts';
import { contentStems } from '../../layers/term-layer.ts';
import { listed } from '../../wording.ts';
import { canAskAbout, type Question, type QuestionFinder } from './question.ts';

/** Two paragraphs go over the same ground from this share of the smaller one's own words on, and this many of them. */
const SAME_FROM = { share: 0.4, words: 6 };
/** A paragraph with fewer words of its own says too little to compare. */
const OWN_WORDS = 8;
const NAMED = 3;

interface Ground {
  paragraph: Paragraph;
  /** What it speaks of besides position, introduction and question: each stem with the first word that has it. */
  own: ReadonlyMap<string, string>;
}

/** The words of each body paragraph that are its own, and not the essay's subject. */
const groundsOf = ({ prose, sentences, thesis, question }: EssayModel): Ground[] => {
  const frame = new Set([
    ...questionTerms(question ?? '').keys(),
    ...sentences
      .filter((sentence) => sentence.part === 'introduction' || sentence === thesis?.sentence)
      .flatMap(({ words }) => contentStems(words)),
  ]);
  return prose
    .filter(({ part }) => part === 'body')
    .map((paragraph) => {
      const own = new Map<string, string>();
      for (const word of paragraph.sentences.flatMap(({ words }) => words))
        for (const stem of contentStems([word]))
          if (!frame.has(stem) && !own.has(stem)) own.set(stem, word.lower);
      return { paragraph, own };
    })
    .filter(({ own }) => own.size >= OWN_WORDS);
};

/** Two paragraphs that share most of their own words: what does the second one add? */
export const sameGroundQuestions: QuestionFinder = (model) => {
  const grounds = groundsOf(model);
  const pairs = grounds.slice(1).flatMap((later, i) => {
    // Only the paragraph before it and the first one are compared, so that the time stays linear.
    const earlier = [...new Set([grounds[i], grounds[0]])];
    return earlier.flatMap((one) => {
      if (!one) return [];
      const shared = [...later.own].filter(([stem]) => one.own.has(stem));
      const share = shared.length / Math.min(later.own.size, one.own.size);
      return share >= SAME_FROM.share && shared.length >= SAME_FROM.words
        ? [{ one, later, shared, share }]
        : [];
    });
  });
  const [most] = pairs.toSorted((a, b) => b.share - a.share);
  const sentence = most?.later.paragraph.sentences.find((one) => canAskAbout(one, model));
  if (!most || !sentence) return [];
  const words = most.shared
    .toSorted(([a], [b]) => rarityOf(b) - rarityOf(a))
    .slice(0, NAMED)
    .map(([, word]) => `“${word}”`);
  const line = ({ start }: Paragraph): number => model.lines.lineAt(start);
  return [
    {
      sort: 'same ground',
      kind: {
        cognitiveOperation: 'Organisation',
        difficulty: 'Introductory',
        disciplinaryLens: 'Structure of argument',
      },
      sentence,
      weight: 6.5,
      ask: `Your paragraphs in line ${line(most.one.paragraph)} and line ${line(most.later.paragraph)} both speak of ${listed(words)}. What does the second one tell your reader that the first one does not?`,
      followUp: 'If it is the same reason, could you join the two, or put another reason there?',
      assumes: null,
    },
  ] satisfies Question[];
};
