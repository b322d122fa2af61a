import type { IssueType } from '@argint/contracts';

/** The faults that the model may remark on: issue type and description in the prompt. */
export const RUBRIC = {
  'off-question': ['relevance', 'A passage does not help to answer the question asked'],
  'directive-unmet': [
    'relevance',
    'The question asks to compare, evaluate or weigh, and it is not done',
  ],
  'thesis-missing': ['thesis', 'No sentence commits the essay to a position'],
  'thesis-vague': [
    'thesis',
    'The position is so broad that nobody could deny it, or has no ground',
  ],
  'thesis-drift': ['thesis', 'Body or conclusion argues for another position than the one stated'],
  'unsupported-claim': ['argument', 'A claim that matters has no reason and no evidence'],
  'weak-analysis': [
    'argument',
    'Evidence is reported, or studies are listed, but not tied to the claim they should carry',
  ],
  'irrelevant-evidence': [
    'argument',
    'The reason or evidence, even if true, supports something else',
  ],
  overgeneralisation: ['argument', 'A claim about all or most rests on few cases'],
  'causal-leap': ['argument', 'One thing is said to cause another without ruling out the rivals'],
  'false-dilemma': ['argument', 'Two choices are offered where there are more'],
  'slippery-slope': [
    'argument',
    'One step is said to lead to disaster, the steps between left out',
  ],
  'circular-reasoning': ['argument', 'The reason repeats the claim in other words'],
  'appeal-to-authority': [
    'argument',
    'An unnamed or unfitting authority, the majority, nature or custom stands in for a reason',
  ],
  'straw-man': ['argument', 'The other side is made weaker than it is, and then refuted'],
  'ad-hominem': ['argument', 'A person is attacked in the place of what the person says'],
  'false-analogy': [
    'argument',
    'Two things are likened that differ in just what the argument turns on',
  ],
  'reversed-cause': ['argument', 'What is called the cause may as well be the effect'],
  'rule-not-applied': [
    'argument',
    'A rule, law or theory is stated, but not applied to the case at hand',
  ],
  'conclusion-beyond-data': ['argument', 'The conclusion claims more than the evidence can show'],
  'hidden-assumption': ['argument', 'The step holds only if something unsaid is true'],
  contradiction: ['argument', 'Two statements of the writer cannot both be true'],
  'no-counter-argument': [
    'argument',
    'The strongest objection is not heard, or heard and not answered, or waved away',
  ],
  'undefined-term': [
    'argument',
    'The argument turns on a term that is not defined or changes meaning',
  ],
  'missing-source': ['source', 'A figure, finding or quotation has no source'],
  'source-unused': ['source', 'A source is named or quoted, but nothing is made of it'],
  'source-one-sided': ['source', 'The sources all come from one side of the matter'],
  'unclear-sentence': ['style', 'A reader cannot tell what the sentence claims'],
  'loaded-wording': ['style', 'A word judges where the essay should argue'],
  'weak-link': ['style', 'The step from one sentence or paragraph to the next is missing'],
} as const satisfies Record<string, readonly [IssueType, string]>;
export type RubricRule = keyof typeof RUBRIC;

/** The faults, in the order of the prompt. */
export const RUBRIC_RULES = Object.keys(RUBRIC) as [RubricRule, ...RubricRule[]];

/** The part of a prompt that names the faults and their severity. */
export const RUBRIC_PROMPT = `What a remark may be about
${RUBRIC_RULES.map((rule) => `- ${rule}: ${RUBRIC[rule][1]}.`).join('\n')}

Severity, in proportion to the whole essay
- 5: the essay fails as an argument unless this is mended. At most one remark has it, and a good essay has none.
- 4: a main claim does not stand. In a good essay at most one.
- 3: a reader would be unconvinced here.
- 2: a reader would stumble here.
- 1: worth a polish.`;
