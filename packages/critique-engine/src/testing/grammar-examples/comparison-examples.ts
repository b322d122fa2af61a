import type { RuleExample } from './rule-example.ts';

export const COMPARISON_EXAMPLES: readonly RuleExample[] = [
  [
    'more-short',
    'The new path is more easy than the old one.',
    'easier',
    'The new path is more scenic than the old one.',
  ],
  [
    'most-short',
    'This is the most cheap way to travel.',
    'the cheapest',
    'This is the most comfortable way to travel.',
  ],
  [
    'as-than',
    'The tower is as tall than the church.',
    'as tall as',
    'The tower is as tall as the church.',
  ],
  [
    'comparative-that',
    'The tram is cheaper that the other options.',
    'cheaper than',
    'The tram is cheaper than the other options.',
  ],
  ['elder-than', 'My sister is elder than me.', 'older than', 'My elder sister is taller than me.'],
  ['worser', 'The drought got worser.', 'worse', 'The drought got worse.'],
  ['gooder', 'This well is gooder, they say.', 'better', 'This well is better, they say.'],
  [
    'much-more-er',
    'The tram is much more cheaper in winter.',
    'much cheaper',
    'The tram is much more comfortable.',
  ],
];
