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

/** The part of the system prompt with the examples. */
export const EXAMPLES_PROMPT = `A good remark (about another essay: do not use it)
${JSON.stringify(GOOD_REMARK)}

A poor remark
${JSON.stringify(POOR_REMARK.issue)} ${POOR_REMARK.why}`;
