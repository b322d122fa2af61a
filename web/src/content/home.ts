/** The three statements under the hero's button. */
export const heroPoints = [
  { title: 'Structure and thesis', text: 'found, named, strengthened' },
  { title: 'Critical thinking', text: 'assumptions, bias, the other side' },
  { title: 'Proudly South African', text: 'en-ZA, priced in rand' },
] as const;

/** 'How it helps', the section 'How It Works' leads to. */
export const helps = [
  {
    title: 'Line-by-line critique',
    text: 'Each remark is tied to the words it is about and says what is wrong, why it matters and how to mend it.',
  },
  {
    title: 'A stronger thesis',
    text: 'Your thesis is found and tested: is it a claim, can it be contested, does the conclusion still argue it?',
  },
  {
    title: 'The other side',
    text: 'Author bias, hidden assumptions and dialectical prompts: the questions an evaluator will put to you.',
  },
  {
    title: 'What evaluators look for',
    text: 'Six scores with the evidence each rests on, a verdict out of ten, and the three things to fix first.',
  },
] as const;

/** The steps from a paste to a better draft. */
export const steps = [
  { title: 'Paste your essay', text: 'with its question, without cover page and bibliography.' },
  {
    title: 'Watch it being read',
    text: 'Remarks appear beside your lines while the rest is still being read.',
  },
  { title: 'Write the second draft', text: 'First the hint, then the fix, when you ask for it.' },
] as const;
