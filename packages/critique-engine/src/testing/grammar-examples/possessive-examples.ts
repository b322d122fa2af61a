import type { RuleExample } from './rule-example.ts';

export const POSSESSIVE_EXAMPLES: readonly RuleExample[] = [
  [
    'plural-possessive',
    'The law protects children rights.',
    'children’s rights',
    'The law protects children.',
  ],
  [
    'persons-thing',
    'My brothers dog barks at night.',
    'My brother’s dog',
    'My brothers bark orders at night.',
  ],
  [
    'todays-society',
    'Many walk to work in todays society.',
    'today’s society',
    'Many walk to work in today’s society.',
  ],
  [
    'peoples-thing',
    'The clinic improves peoples health.',
    'people’s health',
    'The peoples of the region are proud.',
  ],
  [
    'plural-apostrophe',
    'The student’s are late again.',
    'students',
    'The student’s bag is late again.',
  ],
  [
    'people-lives',
    'The mill changes people lives.',
    'people’s lives',
    'In this town people live well.',
  ],
  [
    'students-esteem',
    'Praise lifts students self-esteem.',
    'students’ self-esteem',
    'Praise lifts students’ self-esteem.',
  ],
];
