import type { RuleExample } from './rule-example.ts';

export const COMPLEMENT_EXAMPLES: readonly RuleExample[] = [
  [
    'interested-to',
    'She is interested to join the choir.',
    'is interested in joining',
    'She is interested to hear the choir.',
  ],
  [
    'succeed-to',
    'They succeeded to build the boat.',
    'succeeded in building',
    'They succeeded in building the boat.',
  ],
  [
    'insist-to',
    'He insisted to pay the bill.',
    'insisted on paying',
    'He insisted on paying the bill.',
  ],
  [
    'prevent-to',
    'The wall prevents us to see the sea.',
    'prevents us from seeing',
    'The wall prevents us from seeing the sea.',
  ],
  [
    'accustomed-to',
    'We are accustomed to live without a car.',
    'are accustomed to living',
    'We are accustomed to the noise.',
  ],
  [
    'thanks-to-verb',
    'Thank you to come to my house.',
    'Thank you for coming',
    'Thanks to the help of the town, the bridge was built.',
  ],
  [
    'because-so',
    'Because the road was wet, so we went home.',
    'Because the road was wet,',
    'Because the road was wet, we went home.',
  ],
  [
    'due-to-clause',
    'We stayed because of it was cold.',
    'because it',
    'We stayed because of the cold.',
  ],
  [
    'indirect-question',
    'I know what should I do.',
    'know what I should',
    'I know what I should do.',
  ],
  ['indirect-do', 'I know what do they want.', 'know what they', 'Do you know what they want?'],
  ['make-confusing', 'The map makes me confusing.', 'makes me confused', 'The map makes me tired.'],
  [
    'exciting-about',
    'We were very exciting about the match.',
    'We were very excited about',
    'The match was very exciting.',
  ],
  [
    'verb-good',
    'She speaks English very good.',
    'speaks English very well',
    'She speaks very good English.',
  ],
];
