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
    text: 'What is wrong, why it matters and how to fix it, beside your own words.',
  },
  {
    title: 'A stronger thesis',
    text: 'Is it a claim? Could a reader disagree? Does your conclusion support it?',
  },
  {
    title: 'The other side',
    text: 'Bias, hidden assumptions and the questions an evaluator will ask.',
  },
  {
    title: 'What evaluators look for',
    text: 'Six scores with their evidence, and what to fix first.',
  },
];

/** The steps from pasting an essay to a better draft. */
export const steps: readonly Statement[] = [
  {
    title: 'Paste your essay',
    text: 'Add its question, and leave out the bibliography.',
  },
  {
    title: 'Watch it being read',
    text: 'Critiques appear beside your lines.',
  },
  {
    title: 'Write the second draft',
    text: 'First a hint, then the fix if you ask.',
  },
];
