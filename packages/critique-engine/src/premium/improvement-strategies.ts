import type { IssueType, LineCritique, PremiumResult, Scores } from '@argint/contracts';
import type { EssayModel } from '../essay-model.ts';
import type { Area } from '../scores/criterion.ts';
import { weakest } from '../scores/verdict.ts';
import { worth } from '../selection/select-critiques.ts';
import { choose } from '../wording.ts';
import type { Moves } from '../argument/essay-moves.ts';
import { quoteOf } from '../argument/plain-clause.ts';
import { subjectOf } from '../argument/subject-of.ts';

type Improvements = NonNullable<PremiumResult['improvementStrategies']>['prioritizedImprovements'];
const typesOf: Readonly<Record<Area, readonly IssueType[]>> = {
  relevance: ['relevance'],
  thesis: ['thesis'],
  argument: ['argument'],
  structure: ['argument', 'style'],
  sources: ['source'],
  language: ['grammar', 'style'],
};
const MOST_AREAS = 3;
const STEPS = 3;

const outOf10 = (value: number): number => Math.round(value) / 10;

/** Steps for an area that has fewer critiques than steps, about the essay's own sentences. */
const ownSteps = (area: Area, model: EssayModel, moves: Moves): string[] => {
  const { nearest, claims, unsupported, source, closing } = moves;
  const held = quoteOf((moves.thesis ?? nearest)?.text ?? '', 60);
  const weak = quoteOf((unsupported[0]?.claim ?? claims.at(-1)?.claim ?? nearest)?.text ?? '', 60);
  const reasoned = /\bbecause\b/i.test((unsupported[0]?.claim ?? claims.at(-1)?.claim)?.text ?? '');
  const last = quoteOf((closing.at(-1) ?? model.sentences.at(-1))?.text ?? '', 60);
  const opening = model.prose.find((p) => p.part === 'body')?.sentences[0];
  switch (area) {
    case 'relevance':
      return [
        `Write beside each paragraph the words of the question it answers; begin with the one that holds ${weak}.`,
        `Let ${held} use the chief word of the question itself.`,
      ];
    case 'thesis':
      return [
        `Say ${held} aloud to somebody and answer their first “why?” in the same sentence.`,
        `Add to ${held} for whom, or when, it does not hold.`,
      ];
    case 'argument':
      return [
        reasoned
          ? `Follow ${weak} with one case in which its reason can be seen at work.`
          : `Put a “because” after ${weak} and finish the sentence.`,
        `Write down who would deny ${held}, and give them two sentences before your conclusion.`,
      ];
    case 'structure':
      return [
        `Write the point of each paragraph in the margin in five words; where you cannot, cut or split it.`,
        opening
          ? `Let ${quoteOf(opening, 60)} take up a word from the paragraph before.`
          : `Let ${last} take up a word from the opening.`,
      ];
    case 'sources':
      return source
        ? [
            `After ${quoteOf(source.sentence, 60)}, say what the source shows for your position.`,
            `Find one source for ${weak}.`,
          ]
        : [
            `Find one source for ${weak} and name its author and year in the sentence.`,
            `Mark every sentence that reports a fact you did not see yourself; each wants a name behind it.`,
          ];
    case 'language':
      return [
        `Read ${last} aloud; where you run out of breath, end the sentence.`,
        `Read the essay once for nothing but its verbs.`,
      ];
  }
};

const outcome = (area: Area, model: EssayModel, moves: Moves): string => {
  const topic = (moves.nearest && subjectOf(moves.nearest, model)) ?? 'the matter';
  const variants: Readonly<Record<Area, readonly [string, ...string[]]>> = {
    relevance: [`A marker finds the question answered without having to look for it.`],
    thesis: [
      `A reader can say in one sentence what you hold about ${topic}, and on what ground.`,
      `Somebody who stops after the introduction knows what you hold about ${topic}.`,
    ],
    argument: [
      `A reader who doubts you about ${topic} has something to answer, not only something to believe.`,
      `Each claim about ${topic} can be tested by the sentence after it.`,
    ],
    structure: [
      `The first sentences of the paragraphs, read one after another, tell the whole argument.`,
      `A reader can say at any point which step of the argument this is.`,
    ],
    sources: [`Whoever doubts a fact about ${topic} can look it up.`],
    language: [`Nothing in the wording stops the reader before the thought is through.`],
  };
  return choose(`${area}${topic}`, variants[area]);
};

/**
 * The three weakest criteria, each with the fixes of this essay's critiques, the expected gain and the observation
 * behind them (`groundOf`). Empty without scores.
 */
export const prioritizedImprovements = (
  model: EssayModel,
  moves: Moves,
  scores: Scores,
  critiques: readonly LineCritique[],
  groundOf: (area: Area) => string | null,
): Improvements => {
  const ranked = [...critiques].sort((a, b) => worth(b) - worth(a));
  const taken = new Set<string>();
  return weakest(scores)
    .slice(0, MOST_AREAS)
    .map(({ name, value }) => {
      const own = ranked
        .filter(({ issueType, id }) => typesOf[name].includes(issueType) && !taken.has(id))
        .slice(0, STEPS);
      for (const { id } of own) taken.add(id);
      const steps = own.map(
        ({ lineNumber, fix }) => `${lineNumber === null ? '' : `Line ${lineNumber}: `}${fix}`,
      );
      const ground = groundOf(name);
      const now = ground ? ` As it stands: ${ground}.` : '';
      return {
        area: name,
        currentScore: outOf10(value),
        targetScore: outOf10(Math.max(value, Math.min(95, value + 4 + steps.length * 4))),
        actionPlan: [...steps, ...ownSteps(name, model, moves)].slice(0, STEPS),
        expectedOutcome: `${outcome(name, model, moves)}${now}`,
      };
    });
};
