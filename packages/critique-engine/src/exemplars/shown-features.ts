import type { EssayModel, Sentence } from '../essay-model.ts';
import { claimsOf } from '../layers/graph/claims.ts';
import { contentStems } from '../layers/term-layer.ts';
import type { Moves } from '../argument/essay-moves.ts';
import type { Feature, Move } from './exemplar.ts';

/** The sentence that makes a move, null if there is none, and the features it shows. */
export interface Shown {
  sentence: Sentence | null;
  features: ReadonlySet<Feature>;
}

const ground =
  /\b(?:because|since|due to|so that|as it|in order to|for the reason|given that|by \w+ing|if we)\b/i;
const limit =
  /\b(?:although|though|while|despite|unless|except|provided|as long as|at least|mostly|in most cases|not (?:all|every|always)|only (?:if|when|where)|to some extent|in some)\b/i;
const way =
  /\b(?:so that|which means|this means|as a result|thereby|in turn|thus|therefore|leads? to|results? in|that is why|this is why|consequently|by \w+ing)\b/i;
const example =
  /\b(?:for example|for instance|such as|in (?:19|20)\d\d|last (?:year|week|month)|a friend|my \w+|one of)\b|\d/i;
const reads =
  /\b(?:this|these|that|such|thus|so|therefore|shows?|means?|suggests?|indicates?|implies|it)\b/i;
const follows =
  /\b(?:should|must|ought|therefore|need to|needs to|have to|let us|future|next|first step|from now on|it is time)\b/i;

const set = (entries: readonly (readonly [Feature, boolean])[]): Set<Feature> =>
  new Set(entries.flatMap(([feature, is]) => (is ? [feature] : [])));

/** Whether the conclusion refers to the claims of at least two paragraphs. */
const drawsTogether = (closing: readonly Sentence[], model: EssayModel): boolean => {
  const said = new Set(closing.flatMap(({ words }) => contentStems(words)));
  const claims = claimsOf(model).map(({ claim }) => claim);
  const taken = model.prose.filter(({ part, index }) => {
    if (part !== 'body') return false;
    const own = claims.filter(({ paragraph }) => paragraph === index);
    const terms = new Set(own.flatMap(({ words }) => contentStems(words)));
    return [...terms].filter((term) => said.has(term)).length >= 2;
  });
  return taken.length >= 2;
};

/** What the essay shows of each move. */
export const shownFeatures = (model: EssayModel, moves: Moves): Record<Move, Shown> => {
  const { thesis, nearest, claims, counters, mentionOfOthers, source, closing } = moves;
  const [best] = claims;
  const around = best ? [best.claim, ...best.premises].map(({ text }) => text).join(' ') : '';
  const [counter] = [...counters].sort(
    (a, b) => Number(b.answer !== null) - Number(a.answer !== null),
  );
  const last = closing.at(-1) ?? null;
  const ending = closing.map(({ text }) => text).join(' ');
  const held = thesis?.text ?? '';
  return {
    thesis: {
      sentence: thesis ?? nearest,
      features: set([
        ['ground', ground.test(held)],
        ['limit', limit.test(held)],
      ]),
    },
    claim: {
      sentence: best?.claim ?? null,
      features: set([
        ['reason', (best?.premises.length ?? 0) > 0],
        ['way', way.test(around)],
        ['case', example.test(around)],
      ]),
    },
    counter: {
      sentence: counter?.sentence ?? mentionOfOthers,
      features: set([
        ['voice', counter !== undefined || mentionOfOthers !== null],
        ['answer', counter?.answer != null],
      ]),
    },
    source: {
      sentence: source?.sentence ?? null,
      features: set([
        ['origin', source !== null],
        ['reading', source?.next != null && reads.test(source.next.text.slice(0, 60))],
      ]),
    },
    conclusion: {
      sentence: last,
      features: set([
        ['gain', drawsTogether(closing, model)],
        ['consequence', follows.test(ending)],
      ]),
    },
  };
};
