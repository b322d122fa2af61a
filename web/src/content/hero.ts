import type { Severity } from '@argint/contracts/severity';

/** One critique on the sample sentence. */
export interface SampleCritique {
  id: string;
  kind: 'Traditional critique' | 'Thesis opportunity' | 'Dialectical prompt';
  severity: Severity;
  type: string;
  quote: string;
  issue: string;
  why: string;
  hint: string;
  fix: string;
}

/** The sentence of the sample card. It contains every quote below, word for word. */
export const sampleSentence =
  'Social media is destroying our democracy, and everyone knows it. Studies show that voters who use it daily are angrier.';

export const sampleCritiques: readonly SampleCritique[] = [
  {
    id: 'thesis',
    kind: 'Thesis opportunity',
    severity: 3,
    type: 'thesis',
    quote: 'destroying our democracy',
    issue: '‘Destroying’ does not say what changes, or how much',
    why: 'A reader cannot agree or disagree without knowing what you would count as destroyed.',
    hint: 'which part of democracy, and how would you see it fail?',
    fix: 'Name one thing that changes: ‘Social media weakens South African democracy by making shared facts rare.’',
  },
  {
    id: 'everyone',
    kind: 'Traditional critique',
    severity: 4,
    type: 'argument',
    quote: 'everyone knows it',
    issue: '‘Everyone knows it’ is not a reason',
    why: 'Agreement is not evidence.',
    hint: 'what would you show a reader who disagrees?',
    fix: 'Replace it with what you know: a survey, a case, a figure with its year.',
  },
  {
    id: 'studies',
    kind: 'Dialectical prompt',
    severity: 3,
    type: 'source',
    quote: 'Studies show',
    issue: 'Which studies, and do they show a cause?',
    why: 'Angry voters may seek out social media as easily as social media makes voters angry.',
    hint: 'how could the same finding support the opposite claim?',
    fix: 'Name one study with its year, and say whether it follows people over time.',
  },
];
