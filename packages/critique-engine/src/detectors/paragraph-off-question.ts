import type { CritiqueDraft, EssayDetector } from '../critique-draft.ts';
import type { EssayModel, Paragraph } from '../essay-model.ts';
import { LEAST_TYPES } from '../layers/belonging/belonging-signs.ts';
import { readStrangeness, type Strangeness } from '../layers/belonging/foreign-paragraphs.ts';
import {
  namesQuestionTerms,
  paragraphSubjects,
  speaksOfMainSubjects,
} from '../layers/belonging/paragraph-subjects.ts';
import { readCohesion } from '../layers/cohesion-layer.ts';
import { speaksForOthers } from '../layers/graph/voices.ts';
import { choose, cite, listed } from '../wording.ts';

/** A shorter paragraph has too few words to tell where it belongs. In loose essays it takes more of them. */
const LEAST = { types: 12, words: 25 };
const LEAST_IN_LOOSE = { types: 14, words: 30 };
/**
 * Where the other paragraphs hold together, and the essay is not short, the odds tell: those of the paragraph, and a
 * share of how far it stands out from the next one of the body. `others` is the highest mean of the others' odds.
 */
const CLOSE = { words: 200, others: -4, share: 0.25, mostAbove: 12, from: 1.5 };
/** Odds so high, and so far above those of the next paragraph, leave no doubt. */
const CLEAR = { odds: 3, above: 7 };
/** Logarithm of the odds from which a paragraph is likelier to come from another essay than from this one. */
const EVEN = 0;
/**
 * In all other essays few words come back. There a foreign paragraph also shares at most this part of its words with the
 * others, and clearly less than each of them does.
 */
const LOOSE = { shared: 0.13, inShort: 0.05, below: 0.08, shortWords: 250 };
/** Share of words that tell of the writer or one person, and share that tell of the past, from which it is a story. */
const STORY = { people: 0.05, past: 0.05 };

const person = /^(?:i|me|my|mine|myself|i['’]m|i['’]ve|he|she|his|him|her)$/;
const past = /^(?:\p{L}{3,}ed|was|were|had|did|went|said|got|told|came|took)$/u;
/** An example may come from another field: the sentence before says what it shows. */
const example =
  /^\W*(?:(?:for|another|one|an|a good) (?:example|instance)|take|consider|imagine|suppose)\b/i;

const wordsOf = ({ sentences }: Paragraph): string[] =>
  sentences.flatMap(({ words }) => words.map(({ lower }) => lower));

const tellsStory = (words: readonly string[]): boolean => {
  const share = (sign: RegExp): number =>
    words.filter((word) => sign.test(word)).length / words.length;
  return share(person) >= STORY.people && share(past) >= STORY.past;
};

const sharesNothing = (paragraph: Paragraph, model: EssayModel): boolean => {
  const all = readCohesion(model);
  const shared = all.find((one) => one.paragraph === paragraph)?.shared ?? 1;
  const most = model.proseWords < LOOSE.shortWords ? LOOSE.inShort : LOOSE.shared;
  return (
    shared <= most &&
    all.every(
      (other) =>
        other.paragraph === paragraph ||
        other.types < LEAST_TYPES ||
        shared <= other.shared - LOOSE.below,
    )
  );
};

/** A story and an example from another field have words of their own and may still belong. */
const isStory = (paragraph: Paragraph): boolean =>
  tellsStory(wordsOf(paragraph)) || example.test(paragraph.sentences[0]?.text ?? '');

/** So has the view of others. */
const opensWithOthers = ({ sentences }: Paragraph): boolean =>
  sentences.slice(0, 2).some(({ text }) => speaksForOthers(text));

/** An objection that points at what the essay said: 'Some argue that the treasury cannot carry this'. */
const pointing = /\b(?:this|such|these)\b(?! (?:days?|age|world|century)\b)/i;
const pointsBack = ({ sentences }: Paragraph): boolean => pointing.test(sentences[0]?.text ?? '');

const standsOut = ({ odds, others, next }: Strangeness, { proseWords }: EssayModel): boolean =>
  proseWords >= CLOSE.words &&
  others <= CLOSE.others &&
  odds + CLOSE.share * Math.min(CLOSE.mostAbove, odds - next) > CLOSE.from;

const isLong = ({ paragraph, types }: Strangeness, least: { types: number; words: number }) =>
  types >= least.types && wordsOf(paragraph).length >= least.words;

const isClear = ({ odds, others, next }: Strangeness, { proseWords }: EssayModel): boolean =>
  proseWords >= CLOSE.words &&
  others <= CLOSE.others &&
  odds >= CLEAR.odds &&
  odds - next >= CLEAR.above;

const isForeign = (read: Strangeness, model: EssayModel): boolean => {
  const { paragraph, odds } = read;
  if (paragraph.part !== 'body' || !isLong(read, LEAST) || isStory(paragraph)) return false;
  const isOthers = opensWithOthers(paragraph);
  if (isClear(read, model)) return !isOthers || !pointsBack(paragraph);
  if (isOthers) return false;
  const isStrange =
    standsOut(read, model) ||
    (odds > EVEN &&
      isLong(read, LEAST_IN_LOOSE) &&
      sharesNothing(paragraph, model) &&
      !namesQuestionTerms(paragraph, model));
  // Last, because it reads the whole essay.
  return isStrange && !speaksOfMainSubjects(paragraph, model);
};

/** Other paragraphs that are needed, so that there is an essay to compare with. */
const LEAST_OTHERS = 2;

/** A question that shows what the essay would be without the paragraph, by its place and its subject. */
const hintOn = (
  paragraph: Paragraph,
  its: string | undefined,
  yours: string | undefined,
  { prose }: EssayModel,
): string => {
  if (its && prose[prose.indexOf(paragraph) + 1]?.part === 'conclusion')
    return `What would your conclusion lose if your reader had never heard of “${its}”?`;
  return its && yours
    ? `Can you write one true sentence with “${its}” and “${yours}” in it that helps your answer?`
    : 'If this paragraph were missing, which part of your answer would be missing too?';
};

/** A body paragraph that nothing ties to the question and the rest of the essay, where the others hold together. */
export const paragraphOffQuestion: EssayDetector = (model) => {
  const all = readStrangeness(model);
  if (all.length <= LEAST_OTHERS) return [];
  return all.flatMap((read): CritiqueDraft[] => {
    const { paragraph } = read;
    const [first] = paragraph.sentences;
    if (!first || !isForeign(read, model)) return [];
    const { own, essay } = paragraphSubjects(paragraph, model);
    const [its, yours] = [own, essay].map((words) => listed(words.map((word) => `“${word}”`)));
    const aim = model.question ? 'your question' : 'your position';
    return [
      {
        rule: 'paragraph-off-question',
        issueType: 'relevance',
        severity: 4,
        at: { start: first.start, end: paragraph.end },
        issue:
          its && yours
            ? `Your essay is about ${yours}. This paragraph speaks of ${its}, and your reader cannot see what that has to do with ${aim}.`
            : `The paragraph that begins ${cite(first.text, 70)} speaks of other things than the rest of your essay.`,
        reasoning: choose(first.text, [
          'It shares almost no words with your other paragraphs, so it is hard to see how it helps your answer.',
          'Your other paragraphs hold together. This one does not connect to any of them, so it is hard to see how it helps your answer.',
        ]),
        fix: `If it belongs here, say in its first sentence what it shows about ${aim}. If it does not, leave it out.`,
        hint: hintOn(paragraph, own[0], essay[0], model),
        confidence: 0.8,
      },
    ];
  });
};
