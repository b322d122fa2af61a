import type { AnalysisResult } from '@argint/contracts';
import type { ClaimLink, EssayModel } from '../essay-model.ts';
import { cite, isName, topicOf } from '../wording.ts';

type Opportunities = NonNullable<AnalysisResult['thesisOpportunities']>;

const strip = (text: string): string =>
  text
    .replace(
      /^(?:first(?:ly)?|second(?:ly)?|third(?:ly)?|finally|moreover|furthermore|in addition|however|also|another reason is that|to begin with)[, ]+/i,
      '',
    )
    .replace(/[.!?\s]+$/, '');
const lowerFirst = (text: string, names: ReadonlySet<string>): string => {
  const first = /^[\p{L}’'-]+/u.exec(text)?.[0].toLowerCase().replace(/’/g, "'") ?? '';
  return /^(?:I\b|\p{Lu}{2})/u.test(text) || isName(first, names)
    ? text
    : text.charAt(0).toLowerCase() + text.slice(1);
};

const refined = (
  thesis: string,
  links: readonly ClaimLink[],
  names: ReadonlySet<string>,
): Opportunities['refinedThesisOptions'] => {
  const [strongest] = [...links].sort((a, b) => b.premises.length - a.premises.length);
  if (!strongest || strongest.premises.length === 0) return [];
  const base = strip(thesis);
  const ground = lowerFirst(strip(strongest.claim.text), names);
  return [
    {
      thesis: `${base}, because ${ground}.`,
      rationale: `It gives the ground your essay argues best: ${cite(strongest.claim.text, 50)}.`,
    },
    {
      thesis: `Although there are cases where it does not hold, ${lowerFirst(base, names)}.`,
      rationale:
        'It says from the start that you know of a limit; replace “there are cases” by the case you have in mind.',
    },
  ];
};

/** For an essay that takes no position yet: the way to one. */
const towardsPosition = (topic: string): Opportunities => ({
  originalThesis: null,
  start: null,
  end: null,
  lineNumber: null,
  opportunities: [
    {
      critiqueType: 'Position',
      dialecticalPrompt: `Of all you say about ${topic}, which one sentence would you defend if you could keep no other?`,
      potentialCaveats: [
        `A sentence about ${topic} that nobody would deny is a fact, not a position.`,
      ],
    },
  ],
  refinedThesisOptions: [],
  authorBiasAnalysis: [],
});

/** Built on the essay's own thesis and strongest claim; null where there is no sentence to build on. */
export const thesisOpportunities = (model: EssayModel): Opportunities | null => {
  const { thesis, links, lines } = model;
  if (!thesis) return null;
  const { text } = thesis.sentence;
  const topic = topicOf(thesis.sentence, model) ?? 'it';
  if (!thesis.stated) return towardsPosition(topic);
  const opportunities: Opportunities['opportunities'] = [];
  if (!/\b(?:because|since|by|so that|due to)\b/i.test(text))
    opportunities.push({
      critiqueType: 'Ground',
      dialecticalPrompt: `${cite(text)} says what you hold. On what single ground does it rest?`,
      potentialCaveats: [`A ground that only restates the claim about ${topic} is none.`],
    });
  if (!/\b(?:although|while|despite|even though|unless|however)\b/i.test(text))
    opportunities.push({
      critiqueType: 'Limit',
      dialecticalPrompt: `For whom, or when, would what you say of ${topic} not hold?`,
      potentialCaveats: [
        `Name one limit you can answer; three would leave nothing of the claim about ${topic}.`,
      ],
    });
  opportunities.push({
    critiqueType: 'Consequence',
    dialecticalPrompt: `If ${cite(text, 50)} is right, what must change that has not changed yet?`,
    potentialCaveats: [
      `A consequence nobody would accept speaks against the claim about ${topic}.`,
    ],
  });
  return {
    originalThesis: text,
    start: thesis.start,
    end: thesis.end,
    lineNumber: lines.lineAt(thesis.start),
    opportunities: opportunities.slice(0, 3),
    refinedThesisOptions: refined(text, links, model.names),
    authorBiasAnalysis: [],
  };
};
