import type { EssayModel, Paragraph } from '../../packages/critique-engine/src/essay-model.ts';
import {
  LEAST_TYPES,
  readBelongingSigns,
  type BelongingSigns,
} from '../../packages/critique-engine/src/layers/belonging/belonging-signs.ts';
import type { Rarity } from '../../packages/critique-engine/src/layers/graph/rarity.ts';
import { readEssay } from '../../packages/critique-engine/src/read-essay.ts';
import { fitLogistic, type LabelledRow } from './logistic-regression.ts';
import type { TrainingTexts } from './training-texts.ts';

/** The coefficients that tell whether a paragraph belongs to its essay, as they are written to a file. */
export interface BelongingCoefficients {
  /** Number of essays, and of paragraphs put into the wrong one. */
  essays: number;
  guests: number;
  bias: number;
  weights: Record<keyof BelongingSigns, number>;
}

const SIGNS = [
  'framed',
  'running',
  'topical',
  'evidence',
  'relative',
  'opening',
  'ownSubject',
] as const;
/** Guests that each essay gets, one after the other. */
const GUESTS = 12;
/** An essay needs this many paragraphs, so that something is left to compare a guest with. */
const LEAST_PARAGRAPHS = 4;
/** In a shorter text even the paragraphs that belong together share few words. */
const LEAST_WORDS = 220;

const textOf = ({ sentences }: Paragraph): string => sentences.map(({ text }) => text).join(' ');
const isBody = ({ part }: Paragraph): boolean => part === 'body';

/** The essay with the guest in the place of its second paragraph of the body, or of its only one. */
const withGuest = (model: EssayModel, guest: Paragraph): { model: EssayModel; at: number } => {
  const body = model.prose.filter(isBody);
  const at = model.prose.indexOf(body[1] ?? body[0] ?? guest);
  const paragraphs = model.prose.map((own, i) => textOf(i === at ? guest : own));
  return {
    model: readEssay(paragraphs.join('\n\n'), model.question, { textKind: 'argument' }),
    at,
  };
};

const rowsOf = (
  model: EssayModel,
  rarity: Rarity,
  wanted: (paragraph: Paragraph, i: number) => boolean,
  found: boolean,
): LabelledRow[] =>
  readBelongingSigns(model, rarity)
    .filter(({ paragraph, types }, i) => types >= LEAST_TYPES && wanted(paragraph, i))
    .map(({ signs }) => ({ signs: SIGNS.map((sign) => signs[sign]), found }));

/**
 * Fits how likely a paragraph comes from another essay, on sound essays and the same essays with a paragraph of another.
 * The same texts give the same result.
 */
export const trainBelonging = (
  { pairs, sound }: TrainingTexts,
  rarity: Rarity,
): BelongingCoefficients => {
  const essays = [
    ...sound.filter(({ genre }) => genre === 'argument'),
    ...pairs.map(({ clean, question }) => ({ text: clean, question })),
  ]
    .map(({ text, question }) => readEssay(text, question, { textKind: 'argument' }))
    .filter(
      ({ prose, proseWords }) =>
        proseWords >= LEAST_WORDS && prose.length >= LEAST_PARAGRAPHS && prose.some(isBody),
    );
  const own = essays.flatMap((model) => rowsOf(model, rarity, isBody, false));
  const foreign = essays.flatMap((model, i) =>
    Array.from({ length: GUESTS }, (_, n) => essays[(i + n + 1) % essays.length])
      .flatMap((host, n) => host?.prose.filter(isBody).slice(n % 2, (n % 2) + 1) ?? [])
      .flatMap((guest) => {
        const changed = withGuest(model, guest);
        return rowsOf(changed.model, rarity, (_, at) => at === changed.at, true);
      }),
  );
  const { bias, weights } = fitLogistic([...own, ...foreign]);
  const rounded = SIGNS.map((sign, i) => [sign, Number((weights[i] ?? 0).toFixed(3))]);
  return {
    essays: essays.length,
    guests: foreign.length,
    bias: Number(bias.toFixed(3)),
    weights: Object.fromEntries(rounded) as BelongingCoefficients['weights'],
  };
};
