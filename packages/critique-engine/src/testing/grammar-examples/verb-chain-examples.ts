import type { RuleExample } from './rule-example.ts';

export const VERB_CHAIN_EXAMPLES: readonly RuleExample[] = [
  [
    'perfect-form',
    'The town has never forget the flood.',
    'has never forgotten',
    'The town has never forgotten the flood.',
  ],
  [
    'preposition-verb',
    'The neighbours thanked us for bring the chairs.',
    'for bringing',
    'The man she cares for bring it up often.',
  ],
  [
    'one-who',
    'A person who have land is lucky.',
    'A person who has',
    'People who have land are lucky.',
  ],
  [
    'make-form',
    'The film made me to feel small.',
    'made me feel',
    'The coach helps me to feel strong.',
  ],
  [
    'modal-adverb-form',
    'The rain can also brought disease.',
    'can also bring',
    'The rain can also bring disease.',
  ],
  ['do-ing', 'They do not making bread here.', 'do not make', 'They do not make bread here.'],
  [
    'mass-subject',
    'Technology have changed the farm.',
    'Technology has',
    'Technology and education have changed the farm.',
  ],
];
