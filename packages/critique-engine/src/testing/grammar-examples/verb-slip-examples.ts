import type { RuleExample } from './rule-example.ts';

/** Verb phrases of writers who think in another language. */
export const VERB_SLIP_EXAMPLES: readonly RuleExample[] = [
  [
    'modal-ending',
    'Farmers can planted the maize in spring.',
    'can plant',
    'The farmers did what they could, planted the maize and left.',
  ],
  ['modal-ending', 'Phones can helps a nurse.', 'can help', 'The free will helps a nurse.'],
  [
    'modal-adjective',
    'A fish cannot alive on land.',
    'cannot live',
    'A fish cannot be alive on land.',
  ],
  [
    'modal-adjective',
    'The guests should aware of the tide.',
    'should be aware',
    'The guests should be aware of the tide.',
  ],
  [
    'two-modals',
    'We may can reach the island.',
    'may be able to',
    'The free will can be a burden, and we may reach it.',
  ],
  [
    'two-modals',
    'You will must sell the boat.',
    'will have to',
    'Her will must be read before you sell the boat.',
  ],
  [
    'causative-form',
    'The swim helped us formed a team.',
    'helped us form',
    'What helped us formed a team.',
  ],
  [
    'causative-form',
    'The rain makes the street looks clean.',
    'makes the street look',
    'The way they make the street looks odd.',
  ],
  [
    'causative-form',
    'The guards made us ran home.',
    'made us run',
    'It made us hated, and they make phone calls.',
  ],
  [
    'missing-be',
    'If you born by the sea, you swim early.',
    'you were born',
    'Were you born by the sea?',
  ],
  [
    'missing-be',
    'They most likely to win the race.',
    'They are most likely',
    'They most likely saw the race, and it made her aware of it.',
  ],
  [
    'bare-participle',
    'They teach what we already known.',
    'we already know',
    'They teach what we have already known.',
  ],
  ['bare-participle', 'Now we been there twice.', 'we have been', 'Now we have been there twice.'],
  [
    'bare-participle',
    'She seen a whale last year.',
    'She saw',
    'It was she, seen by a guard last year.',
  ],
  [
    'state-base',
    'The nurses are concern about the noise.',
    'are concerned',
    'The things that matter to them are concern and care.',
  ],
  [
    'state-base',
    'I was very surprise by the bill.',
    'was very surprised',
    'Their hope is interest in the bill.',
  ],
  [
    'be-beside-verb',
    'The pupils are also know history.',
    'also know',
    'The pupils also know history.',
  ],
  [
    'be-beside-verb',
    'She is not agree with the mayor.',
    'does not agree',
    'All she does is agree with the mayor.',
  ],
  [
    'one-of',
    'This is one of the most important reason for the strike.',
    'one of the most important reasons',
    'This is one of the most important reasons for the strike.',
  ],
  [
    'one-of',
    'Two of the old boat sank.',
    'Two of the old boats',
    'Two of the old boat owners sank, and one of the crew swam.',
  ],
  [
    'this-plural',
    'This rules are old.',
    'These rules',
    'This rules out the plan, and this sports hall was closed.',
  ],
  [
    'subject-verb',
    'The farmers demands was heard.',
    'demands were',
    'The farmers demands were made of had left.',
  ],
  [
    'two-modals',
    'Sailors may can reach the island.',
    'may be able to',
    'A sailor has a will that can move ships.',
  ],
];
