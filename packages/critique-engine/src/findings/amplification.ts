import type { AnalysisResult } from '@argint/contracts';
import { absoluteClaim } from '../detectors/absolute-claim.ts';
import type { EssayModel } from '../essay-model.ts';
import { contentStems } from '../layers/term-layer.ts';
import { authorBias } from './bias/author-bias.ts';
import type { Moves } from '../argument/essay-moves.ts';
import { hiddenAssumptions } from './hidden-assumptions.ts';
import { choose, plural } from '../wording.ts';
import { quoteOf } from '../argument/plain-clause.ts';

type Amplification = NonNullable<AnalysisResult['criticalThinkingAmplification']>;

const MOST = 3;

const opportunities = (model: EssayModel, moves: Moves): string[] => {
  const { thesis, nearest, claims, counters, mentionOfOthers, unsupported } = moves;
  const found: string[] = [];
  const [best] = claims.filter(({ claim }) => claim !== thesis);
  const line = (start: number) => `line ${model.lines.lineAt(start)}`;
  if (best && best.premises.length > 1)
    found.push(
      `${quoteOf(best.claim)} (${line(best.claim.start)}) has most behind it, ${plural(best.premises.length, 'sentence')}. Let the introduction promise it.`,
    );
  const [counter] = counters;
  const proof = best?.premises[0];
  if (counter)
    found.push(
      counter.answer && counter.reasonCount > 0
        ? `You hear another view out on line ${model.lines.lineAt(counter.sentence.start)}, ${quoteOf(counter.sentence, 60)}. Say in the conclusion what you took from it.`
        : counter.answer
          ? `You answer another view on ${line(counter.sentence.start)}, ${quoteOf(counter.sentence, 60)}. Give that view one reason of its own first: the answer then weighs more.`
          : `Another view stands on ${line(counter.sentence.start)}, ${quoteOf(counter.sentence, 60)}. ${proof ? `Answer it with your best case, ${quoteOf(proof, 60)}.` : 'Answer it in the next sentence.'}`,
    );
  else if (mentionOfOthers)
    found.push(
      `Others are named in ${quoteOf(mentionOfOthers)} (${line(mentionOfOthers.start)}). Ask what they have seen, and let them say it where you argue against them.`,
    );
  else if (nearest)
    found.push(
      choose(nearest.text, [
        `Nobody disagrees with ${quoteOf(nearest)} yet. One fair objection and your reply would test it.`,
        `Ask whom ${quoteOf(nearest)} would annoy, and let that person speak for two sentences.`,
      ]),
    );
  const held = new Set(contentStems(nearest?.words ?? []));
  const far = claims.find(
    ({ claim }) =>
      claim !== nearest &&
      claim.part === 'body' &&
      !contentStems(claim.words).some((term) => held.has(term)),
  );
  if (far && nearest)
    found.push(
      `${quoteOf(far.claim, 60)} (${line(far.claim.start)}) shares no word with ${quoteOf(nearest, 60)}. Say what the one has to do with the other.`,
    );
  else if (unsupported[0])
    found.push(
      `${quoteOf(unsupported[0].claim, 60)} (${line(unsupported[0].claim.start)}) waits for a reason: the next sentence is the place for it.`,
    );
  return found.slice(0, MOST);
};

const caveats = (model: EssayModel): string[] => {
  const absolute = model.prose
    .flatMap((p) => absoluteClaim(p, model))
    .flatMap(({ at }) => at ?? []);
  const [first] = absolute;
  const sentence =
    first && model.sentences.find((s) => s.start <= first.start && first.start < s.end);
  return [
    ...(first && sentence
      ? [
          `“${model.text.slice(first.start, first.end)}” in ${quoteOf(sentence, 60)} falls with a single exception.`,
        ]
      : []),
    ...hiddenAssumptions(model).map(({ text }) => text),
  ].slice(0, MOST);
};

/** Two claims, of different paragraphs where there are such; with one claim alone, the position and it. */
const pairOfClaims = ({ claims, nearest }: Moves): [string, string] | null => {
  const ordered = claims.toSorted((a, b) => a.claim.index - b.claim.index);
  const [first] = ordered;
  const second =
    ordered.find(({ claim }) => claim.paragraph !== first?.claim.paragraph) ?? ordered[1];
  if (first && second) return [first.claim.text, second.claim.text];
  return first && nearest && first.claim !== nearest ? [nearest.text, first.claim.text] : null;
};

const syntheses = (moves: Moves): string[] => {
  const pair = pairOfClaims(moves);
  if (!pair) return [];
  const [first, second] = pair;
  const held = moves.thesis?.text === first ? null : moves.thesis;
  return [
    choose(`${second}${first}`, [
      `Write one sentence that is true because of both ${quoteOf(first, 60)} and ${quoteOf(second, 60)}.`,
      `${quoteOf(first, 60)} and ${quoteOf(second, 60)}: what do the two show together that neither shows alone?`,
    ]),
    ...(held
      ? [
          `Which of the two carries ${quoteOf(held, 60)}, and what would be left of it without the other?`,
        ]
      : []),
  ];
};

/** What the essay could develop, what it should watch out for, and how its claims could be combined. */
export const amplification = (model: EssayModel, moves: Moves): Amplification => ({
  opportunitiesIdentified: opportunities(model, moves),
  caveatsGenerated: caveats(model),
  synthesisPrompts: syntheses(moves),
  authorBiasAnalysis: authorBias(model),
});
