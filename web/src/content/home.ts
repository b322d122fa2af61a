import type { TextKey } from '../lib/i18n/text.ts';

interface Statement {
  title: TextKey;
  text: TextKey;
}

/** The three statements under the hero's button. */
export const heroPoints: readonly Statement[] = [
  { title: 'Structure and thesis', text: 'found, named, strengthened' },
  { title: 'Critical thinking', text: 'assumptions, bias, the other side' },
  { title: 'Proudly South African', text: 'prices in rand' },
];

/** The section 'How it helps', which the link 'How It Works' leads to. */
export const helps: readonly Statement[] = [
  {
    title: 'Line-by-line critique',
    text: 'Each critique is tied to the words it is about and says what is wrong, why it matters and how to fix it.',
  },
  {
    title: 'A stronger thesis',
    text: 'We find your thesis and test it: is it a claim, could a reader disagree, does the conclusion still support it?',
  },
  {
    title: 'The other side',
    text: 'Author bias, hidden assumptions and dialectical prompts: the questions an evaluator will ask you.',
  },
  {
    title: 'What evaluators look for',
    text: 'Six scores with the evidence for each, a verdict out of ten, and what to fix first.',
  },
];

/** The steps from pasting an essay to a better draft. */
export const steps: readonly Statement[] = [
  {
    title: 'Paste your essay',
    text: 'Add its question. Leave out the cover page and the bibliography.',
  },
  {
    title: 'Watch it being read',
    text: 'Critiques appear beside your lines while we read the rest.',
  },
  {
    title: 'Write the second draft',
    text: 'You get a hint first, and the fix when you ask for it.',
  },
];
