import { structureChecks } from '@argint/text-analysis';
import type { PremiumResult } from '@argint/contracts';
import type { EssayModel, Paragraph } from '../essay-model.ts';
import { proseText } from '../layers/region-lookup.ts';
import { contentStems } from '../layers/term-layer.ts';
import { wordCount } from '../layers/word-count.ts';
import { choose, plural } from '../wording.ts';
import { isSayable } from './essay-moves.ts';
import { quoteOf } from './plain-clause.ts';

const ENDLESS = 12;
/** A paragraph so many times as long as another looks like a lack of balance. */
const UNEVEN = 2.5;
const first = ({ sentences }: Paragraph) => sentences[0]?.text ?? '';

/** How many terms of the thesis the conclusion says again. */
const comingBack = ({ thesis, sentences }: EssayModel): number => {
  const held = new Set(contentStems(thesis?.sentence.words ?? []));
  const end = new Set(
    sentences.filter((s) => s.part === 'conclusion').flatMap((s) => contentStems(s.words)),
  );
  return [...held].filter((term) => end.has(term)).length;
};

/** What stands where it should and what does not, each with its line and words. */
export const academicStructure = (
  model: EssayModel,
): NonNullable<PremiumResult['academicStructure']> => {
  // A list of references at the end would hide the conclusion before it.
  const own = proseText(model);
  const checks = structureChecks(own);
  const strengths: string[] = [];
  const weaknesses: string[] = [];
  const recommendations: string[] = [];
  const { thesis, prose, links, lines, sentences } = model;
  const weigh = (good: boolean, strength: string, weakness: string, advice: string): void => {
    if (good) strengths.push(strength);
    else {
      weaknesses.push(weakness);
      recommendations.push(advice);
    }
  };
  const at = ({ start }: { start: number }) => `Line ${lines.lineAt(start)}`;
  const body = prose.filter((p) => p.part === 'body');
  const opening = sentences[0];
  const ending = sentences.at(-1);
  if (!opening || !ending)
    return { overallStructuralAssessment: { strengths, weaknesses, recommendations } };
  weigh(
    checks.hasIntroduction,
    `${at(opening)}: the essay opens with an introduction of its own, ${quoteOf(opening, 60)}.`,
    `${at(opening)}: with ${quoteOf(opening, 60)} the essay is in the middle of its matter at once.`,
    `Before ${quoteOf(opening, 40)}, lead in two sentences from the question to your answer.`,
  );
  weigh(
    checks.hasConclusion,
    `${at(ending)}: a conclusion closes it, ending on ${quoteOf(ending, 60)}.`,
    `${at(ending)}: the essay stops at ${quoteOf(ending, 60)} without drawing its paragraphs together.`,
    `After ${quoteOf(ending, 40)}, say in a closing paragraph what your paragraphs have shown together.`,
  );
  if (thesis)
    weigh(
      thesis.stated && thesis.sentence.part === 'introduction',
      `${at(thesis)}: the position is told before the reasons, ${quoteOf(thesis.sentence, 60)}.`,
      thesis.stated
        ? `${at(thesis)}: the position ${quoteOf(thesis.sentence, 60)} comes after the introduction.`
        : `${at(thesis)}: ${quoteOf(thesis.sentence, 60)} comes nearest to a position, but does not yet take one.`,
      thesis.stated
        ? `Move ${quoteOf(thesis.sentence, 40)} to the end of the introduction.`
        : `Turn ${quoteOf(thesis.sentence, 40)} into your answer: what do you hold, and why?`,
    );
  // One word in common proves neither.
  if (thesis?.stated && checks.hasConclusion && comingBack(model) !== 1)
    weigh(
      comingBack(model) > 1,
      `The conclusion comes back to the words of the position.`,
      `The conclusion does not come back to ${quoteOf(thesis.sentence, 60)}.`,
      `Let the last paragraph answer ${quoteOf(thesis.sentence, 40)} in new words.`,
    );
  const pointless = body.find((p) => p.links.length === 0 && p.sentences.length > 0);
  if (body.length > 0)
    weigh(
      !pointless,
      body.length === 1
        ? `The body paragraph makes a claim, ${quoteOf(links.find((l) => l.claim.part === 'body')?.claim.text ?? first(body[0] as Paragraph), 60)}.`
        : `Each of the ${body.length} body paragraphs makes a claim.`,
      pointless
        ? `${at(pointless)}: the paragraph that begins ${quoteOf(first(pointless), 50)} makes no claim.`
        : '',
      pointless
        ? `Say in one sentence what the paragraph on ${at(pointless).toLowerCase()} is there to show.`
        : '',
    );
  const bare = links.find(
    (l) => l.claim.part === 'body' && l.premises.length === 0 && isSayable(l.claim),
  );
  const carried = links.toSorted((a, b) => b.premises.length - a.premises.length)[0];
  if (bare)
    weigh(
      false,
      '',
      `${at(bare.claim)}: ${quoteOf(bare.claim, 60)} stands alone in its paragraph.`,
      choose(bare.claim.text, [
        `Give ${quoteOf(bare.claim, 40)} a reason or a case in the next sentence.`,
        `After ${quoteOf(bare.claim, 40)}, tell the reader how you know.`,
      ]),
    );
  else if (carried && carried.premises.length > 0)
    strengths.push(
      `${at(carried.claim)}: ${quoteOf(carried.claim, 60)} is carried by ${plural(carried.premises.length, 'sentence')}.`,
    );
  const single = body.length > 1 ? body.find((p) => p.sentences.length === 1) : undefined;
  if (single)
    weigh(
      false,
      '',
      `${at(single)}: ${quoteOf(first(single), 60)} is a paragraph of one sentence.`,
      `Give ${quoteOf(first(single), 40)} its reason and its case, or move it into the paragraph it serves.`,
    );
  const sizes = body.map((p) => ({
    p,
    words: wordCount(p.sentences),
  }));
  const [shortest, longest] = [
    sizes.toSorted((a, b) => a.words - b.words)[0],
    sizes.toSorted((a, b) => b.words - a.words)[0],
  ];
  if (shortest && longest && shortest.p !== single && longest.words > UNEVEN * shortest.words)
    weigh(
      false,
      '',
      `${at(longest.p)} and ${at(shortest.p).toLowerCase()}: one point gets ${longest.words} words, another ${shortest.words}.`,
      `Say more for ${quoteOf(first(shortest.p), 40)}, or less for ${quoteOf(first(longest.p), 40)}; space tells the reader what weighs most.`,
    );
  const endless = prose.find((p) => p.sentences.length > ENDLESS);
  if (endless)
    weigh(
      false,
      '',
      `${at(endless)}: one paragraph runs over ${endless.sentences.length} sentences, from ${quoteOf(first(endless), 40)}.`,
      `Begin a new paragraph where the point changes, at the latest before ${quoteOf(endless.sentences[Math.floor(endless.sentences.length / 2)]?.text ?? '', 50)}.`,
    );
  return { overallStructuralAssessment: { strengths, weaknesses, recommendations } };
};
