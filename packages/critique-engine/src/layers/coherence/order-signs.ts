import type { BodySentence } from './body-sentence.ts';
import type { EssayBody } from './essay-body.ts';
import type { Sign } from './sign.ts';

/** Two sentences of which the first should stand before the second. */
interface Sequence {
  kind: string;
  first: number;
  then: number;
}

/** With more sentences that count points, only the first ones are compared. */
const MOST_COUNTED = 24;

const positionsOf = (
  { sentences }: EssayBody,
  applies: (sentence: BodySentence) => boolean,
): number[] => sentences.flatMap((s, i) => (applies(s) ? [i] : [])).slice(0, MOST_COUNTED);

const pairsOf = (kind: string, firsts: readonly number[], thens: readonly number[]): Sequence[] =>
  firsts.flatMap((first) =>
    thens.flatMap((then) => (first === then ? [] : [{ kind, first, then }])),
  );

const countedOf = (body: EssayBody): Sequence[] => {
  const ranked = positionsOf(body, ({ rank }) => rank !== null);
  const rankAt = (i: number): number => body.sentences[i]?.rank ?? 0;
  return ranked.flatMap((first) =>
    ranked.flatMap((then) =>
      rankAt(first) < rankAt(then) ? [{ kind: 'order:rank', first, then }] : [],
    ),
  );
};

const introducedOf = (body: EssayBody): Sequence[] => {
  const introduces = new Map<string, number[]>();
  body.sentences.forEach(({ introduced }, i) => {
    for (const stem of introduced) introduces.set(stem, [...(introduces.get(stem) ?? []), i]);
  });
  return body.sentences.flatMap(({ resumed }, then) =>
    [...resumed].flatMap((stem) => {
      const firsts = introduces.get(stem) ?? [];
      const [first] = firsts;
      return firsts.length !== 1 || first === undefined || first === then
        ? []
        : [{ kind: 'order:article', first, then }];
    }),
  );
};

/** What should come before what in the body. */
export const sequencesOf = (body: EssayBody): Sequence[] => [
  ...countedOf(body),
  ...introducedOf(body),
  ...pairsOf(
    'order:first-other',
    positionsOf(body, ({ rank }) => rank === 1),
    positionsOf(body, ({ opening }) => opening === 'add' || opening === 'against'),
  ),
  ...pairsOf(
    'order:other-against',
    positionsOf(body, ({ opening }) => opening === 'other' || opening === 'grant'),
    positionsOf(body, ({ opening }) => opening === 'against'),
  ),
];

/** How far each order that the text announces is kept: 1 for each pair in its order, -1 for each in the other. */
export const sequenceSigns = (
  sequences: readonly Sequence[],
  positions: readonly number[],
): Sign[] =>
  sequences.map(({ kind, first, then }) => [
    kind,
    (positions[first] ?? 0) < (positions[then] ?? 0) ? 1 : -1,
  ]);

/** Where in the body, from 0 to 1, sentences with an opening stand. */
export const driftSigns = ({ opening, rank }: BodySentence, share: number): Sign[] =>
  rank === null
    ? opening === 'plain' || opening === 'when'
      ? []
      : [[`drift:${opening}`, share]]
    : [[`drift:rank-${rank}`, share]];

/** How much of what a sentence speaks of stands elsewhere in its paragraph, from 0 to 1. */
const keptShare = (
  sentence: BodySentence | undefined,
  counts: ReadonlyMap<string, number>,
  weights: ReadonlyMap<string, number>,
): number => {
  let kept = 0;
  let all = 0;
  for (const stem of sentence?.stems ?? []) {
    const weight = weights.get(stem) ?? 0;
    all += weight;
    if ((counts.get(stem) ?? 0) > 1) kept += weight;
  }
  return all > 0 ? kept / all : 0;
};

/** How close together the sentences with a stem stand, in the body and in their paragraphs. */
export const chainSigns = (
  { sentences, weights, sizes, introduction }: EssayBody,
  order: readonly number[],
): Sign[] => {
  const lastSeen = new Map<string, number>();
  const sums = { chained: 0, kept: 0, given: 0, topic: 0 };
  let at = 0;
  for (const size of sizes) {
    const counts = new Map<string, number>();
    const end = at + size;
    const first = sentences[order[at] ?? 0];
    for (; at < end; at++) {
      const sentence = sentences[order[at] ?? 0];
      if (!sentence) continue;
      for (const stem of sentence.resumed)
        if (lastSeen.has(stem) || introduction.has(stem)) sums.given++;
      for (const stem of sentence.stems) {
        const weight = weights.get(stem) ?? 0;
        const seen = lastSeen.get(stem);
        const count = counts.get(stem) ?? 0;
        if (seen !== undefined) sums.chained += weight / (at - seen);
        if (count > 0) sums.kept += weight;
        lastSeen.set(stem, at);
        counts.set(stem, count + 1);
      }
    }
    if (size > 1) sums.topic += keptShare(first, counts, weights);
  }
  return Object.entries(sums).map(([name, value]) => [`whole:${name}`, value]);
};
