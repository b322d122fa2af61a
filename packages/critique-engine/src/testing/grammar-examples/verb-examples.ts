import type { RuleExample } from './rule-example.ts';

export const VERB_EXAMPLES: readonly RuleExample[] = [
  [
    'past-beside-past',
    'The rain came and she go home by bus.',
    'she went',
    'The rain came and she went home by bus.',
  ],
  ['dont-doesnt', 'He don’t own a car.', 'He does not', 'People who use it do not own a car.'],
  [
    'plural-subject',
    'They was late for the meeting.',
    'They were',
    'One of them was late for the meeting.',
  ],
  [
    'indefinite-singular',
    'Everyone know the old road.',
    'Everyone knows',
    'Nobody need worry about the old road.',
  ],
  ['modal-form', 'We can to swim in the dam.', 'can', 'They did what they could to help.'],
  ['modal-form', 'She will went to the clinic.', 'will go', 'Her political will went unnoticed.'],
  [
    'did-form',
    'The bus did not came on time.',
    'did not come',
    'Those who did not were sent home.',
  ],
  [
    'to-form',
    'They want to took the early train.',
    'want to take',
    'They want to take the early train.',
  ],
  ['to-form', 'They want to built a pier.', 'want to build', 'They want it to be built.'],
  ['modal-form', 'This could led to a strike.', 'could lead', 'This led to a strike.'],
];
