import type { RuleExample } from './rule-example.ts';

export const PREPOSITION_VERB_EXAMPLES: readonly RuleExample[] = [
  [
    'visit-to',
    'Tourists can visit to the old fort.',
    'can visit',
    'A visit to the old fort is free.',
  ],
  [
    'dream-with',
    'My cousin dreams with a farm of her own.',
    'dreams of',
    'My cousin dreams with open eyes.',
  ],
  [
    'take-care-about',
    'The nurses took care about the old men.',
    'took care of',
    'The nurses took care of the old men.',
  ],
  [
    'pay-attention-on',
    'We should pay more attention on the warning signs.',
    'pay more attention to',
    'We should pay more attention to the warning signs.',
  ],
  [
    'provide-someone',
    'The club provides children a safe place to play.',
    'provides children with',
    'The club provides children with a safe place to play.',
  ],
  [
    'pay-ticket',
    'He paid the tickets with his wages.',
    'paid for',
    'He paid the driver with his wages.',
  ],
];
