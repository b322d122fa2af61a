import { isQuotable } from '../../argument/essay-moves.ts';
import { quoteOf } from '../../argument/plain-clause.ts';
import type { EssayModel, Paragraph } from '../../essay-model.ts';
import { claimsOf } from '../../layers/graph/claims.ts';
import { wordCount } from '../../layers/word-count.ts';
import { choose, plural } from '../../wording.ts';
import { lineOf } from './judgement.ts';
import type { Judgement } from './judgement.ts';

/** A paragraph of more sentences than this should be divided. */
const MAX_SENTENCES = 12;
/** The longest body paragraph may have this many times the words of the shortest. */
const MAX_LENGTH_RATIO = 2.5;

const firstOf = ({ sentences }: Paragraph): string => sentences[0]?.text ?? '';
const bodyOf = ({ prose }: EssayModel): Paragraph[] => prose.filter((p) => p.part === 'body');
/** The first body paragraph of one sentence, unless it is the whole body. */
const singleOf = (body: readonly Paragraph[]): Paragraph | undefined =>
  body.length > 1 ? body.find((p) => p.sentences.length === 1) : undefined;

const judgeClaims = (model: EssayModel): Judgement[] => {
  const body = bodyOf(model);
  const [first] = body;
  if (!first) return [];
  const links = claimsOf(model);
  const pointless = body.find(
    ({ index, sentences }) =>
      sentences.length > 0 && !links.some(({ claim }) => claim.paragraph === index),
  );
  if (pointless) {
    const at = lineOf(model, pointless);
    return [
      {
        weakness: `${at}: the paragraph that begins ${quoteOf(firstOf(pointless), 50)} makes no claim.`,
        advice: `Say in one sentence what the paragraph on ${at.toLowerCase()} is there to show.`,
      },
    ];
  }
  const claim = links.find((l) => l.claim.part === 'body')?.claim.text ?? firstOf(first);
  return [
    {
      strength:
        body.length === 1
          ? `The body paragraph makes a claim, ${quoteOf(claim, 60)}.`
          : `Each of the ${body.length} body paragraphs makes a claim.`,
    },
  ];
};

const judgeSupport = (model: EssayModel): Judgement[] => {
  const links = claimsOf(model);
  const bare = links.find(
    (l) => l.claim.part === 'body' && l.premises.length === 0 && isQuotable(l.claim),
  )?.claim;
  if (bare)
    return [
      {
        weakness: `${lineOf(model, bare)}: ${quoteOf(bare, 60)} stands alone in its paragraph.`,
        advice: choose(bare.text, [
          `Give ${quoteOf(bare, 40)} a reason or a case in the next sentence.`,
          `After ${quoteOf(bare, 40)}, tell the reader how you know.`,
        ]),
      },
    ];
  const carried = links.toSorted((a, b) => b.premises.length - a.premises.length)[0];
  if (!carried || carried.premises.length === 0) return [];
  const { claim, premises } = carried;
  return [
    {
      strength: `${lineOf(model, claim)}: ${quoteOf(claim, 60)} is carried by ${plural(premises.length, 'sentence')}.`,
    },
  ];
};

const judgeSingle = (model: EssayModel): Judgement[] => {
  const single = singleOf(bodyOf(model));
  if (!single) return [];
  return [
    {
      weakness: `${lineOf(model, single)}: ${quoteOf(firstOf(single), 60)} is a paragraph of one sentence.`,
      advice: `Give ${quoteOf(firstOf(single), 40)} its reason and its case, or move it into the paragraph it serves.`,
    },
  ];
};

const judgeBalance = (model: EssayModel): Judgement[] => {
  const body = bodyOf(model);
  const sizes = body.map((paragraph) => ({ paragraph, words: wordCount(paragraph.sentences) }));
  const shortest = sizes.toSorted((a, b) => a.words - b.words)[0];
  const longest = sizes.toSorted((a, b) => b.words - a.words)[0];
  if (
    !shortest ||
    !longest ||
    shortest.paragraph === singleOf(body) ||
    longest.words <= MAX_LENGTH_RATIO * shortest.words
  )
    return [];
  const at = lineOf(model, shortest.paragraph).toLowerCase();
  return [
    {
      weakness: `${lineOf(model, longest.paragraph)} and ${at}: one point gets ${longest.words} words, another ${shortest.words}.`,
      advice: `Say more for ${quoteOf(firstOf(shortest.paragraph), 40)}, or less for ${quoteOf(firstOf(longest.paragraph), 40)}; space tells the reader what weighs most.`,
    },
  ];
};

const judgeLength = (model: EssayModel): Judgement[] => {
  const endless = model.prose.find((p) => p.sentences.length > MAX_SENTENCES);
  if (!endless) return [];
  const { sentences } = endless;
  const middle = sentences[Math.floor(sentences.length / 2)]?.text ?? '';
  return [
    {
      weakness: `${lineOf(model, endless)}: one paragraph runs over ${sentences.length} sentences, from ${quoteOf(firstOf(endless), 40)}.`,
      advice: `Begin a new paragraph where the point changes, at the latest before ${quoteOf(middle, 50)}.`,
    },
  ];
};

/** Whether the paragraphs make claims, support them, and are of a good length. */
export const judgeParagraphs = (model: EssayModel): Judgement[] => [
  ...judgeClaims(model),
  ...judgeSupport(model),
  ...judgeSingle(model),
  ...judgeBalance(model),
  ...judgeLength(model),
];
