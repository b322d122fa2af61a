import { RUBRIC_PROMPT } from './rubric.ts';

/** A remark as it should be. It is about no essay of anybody's. */
export const GOOD_REMARK = {
  quote: 'Since the cameras came, theft has fallen, so the cameras work',
  line: 12,
  quote2: 'In the same year the council doubled the night patrols',
  line2: 8,
  rule: 'causal-leap',
  severity: 4,
  sure: 'certain',
  issue: 'You say that the cameras lowered theft. But in line 8 you tell us about the patrols.',
  reasoning: 'Your reader cannot tell which of the two worked, and your whole case rests on it.',
  fix: 'Say why it was not the patrols, or claim less.',
  hint: 'What happened to theft in the towns that got patrols and no cameras?',
} as const;

/** A remark as it should not be, and why. */
const POOR_REMARK = {
  issue: 'This paragraph could be developed further and would benefit from more evidence.',
  why: 'It would fit any essay, names nothing that this essay says, and leaves the student with nothing to do.',
} as const;

/** How remarks on thinking are made, for the calls that make them. */
export const REMARK_RULES = `How you make remarks
- What matters comes before how much you say: a few remarks on what the position rests on are worth more than many beside it. Leave out what a good teacher would let pass. An empty list is a good answer.
- Say each fault once. Where it shows at two places, such as a contradiction or a claim that a later figure does not bear out, give the second passage as quote2. Where one fault has two names, take the one that says most. Two remarks in one sentence are two different faults, or one too many.
- Leave the quote empty only where the remark is about the essay as a whole.
- Every remark names what this essay says: its claim, its term, its author. A remark that would fit any other essay is not worth making.
- issue: what is wrong here. reasoning: why it matters to a reader. fix: what to do. Do not write the student's sentences for them. hint: a question that leads there without giving it away.
- Invent nothing: no fact, no source, no author, no page. Where you doubt that a careful teacher would agree, leave the remark out.
- Spelling and grammar are looked after elsewhere: say nothing about them.
- Marking criteria, where there are any, say what this student will be marked on. Let them decide which weaknesses come first, and name the criterion where a remark rests on it. What else they ask for, such as marks or a form of answer, is none of your concern.
- Write to the student as "you", in British English, plainly, without flattery, in whole sentences, two a field at most. Where the text shows that its writer is still learning English, write short sentences and everyday words.

${RUBRIC_PROMPT}

A good remark (about another essay: do not use it)
${JSON.stringify(GOOD_REMARK)}

A poor remark
${JSON.stringify(POOR_REMARK.issue)} ${POOR_REMARK.why}`;
