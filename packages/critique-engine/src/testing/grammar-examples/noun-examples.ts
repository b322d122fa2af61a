import type { RuleExample } from './rule-example.ts';

export const NOUN_EXAMPLES: readonly RuleExample[] = [
  [
    'singular-determiner',
    'She learned the songs of another countries.',
    'other countries',
    'She finished a languages degree in the city.',
  ],
  [
    'uncountable-plural',
    'The leaflet gave us useful informations.',
    'information',
    'The leaflet gave us useful information.',
  ],
  [
    'uncountable-plural',
    'The childs played behind the church.',
    'children',
    'The child’s toys lay behind the church.',
  ],
  [
    'singular-determiner',
    'Every students paid for the trip.',
    'Every student',
    'Every student paid for the trip.',
  ],
  [
    'singular-determiner',
    'We discussed this problems at length.',
    'these problems',
    'We discussed that problem at length.',
  ],
  [
    'uncountable-plural',
    'We passed the childrens playground.',
    'children’s',
    'We passed the children at the playground.',
  ],
  [
    'these-mass',
    'Those information about the ferry is old.',
    'That information',
    'Those information desks on the ferry are old.',
  ],
  [
    'much-many',
    'The new road brought much problems to the village.',
    'many problems',
    'The new road brought much trouble to the village.',
  ],
];
