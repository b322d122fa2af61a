import type { RuleExample } from './rule-example.ts';

export const SPLICE_EXAMPLES: readonly RuleExample[] = [
  [
    'comma-splice',
    'We live beside the dam, it is deep and cold.',
    'dam. It',
    'We live beside the dam, which is deep and cold.',
  ],
  [
    'comma-splice',
    'The old mill is loud, the wheels are worn.',
    'loud. The wheels',
    'If the old mill is loud, the wheels are worn.',
  ],
  [
    'adverb-splice',
    'The tram is slow and late, however, it is cheap.',
    'late. However,',
    'The tram is slow and late; however, it is cheap.',
  ],
  [
    'adverb-splice',
    'They left the clinic in May, therefore the patients travelled to town.',
    'May. Therefore,',
    'They closed the only clinic and therefore lost patients.',
  ],
  [
    'comma-splice',
    'We live beside some mills, they are old and loud.',
    'mills. They',
    'We live beside some mills, that are old and loud.',
  ],
];
