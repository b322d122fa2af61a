import { describe, expect, test } from '@jest/globals';
import { inBody, rulesOf } from '../testing/rules-of.ts';

/** rule, a body that draws it, a body like it that does not. */
const cases: [string, string, string][] = [
  [
    'cliche',
    'At the end of the day the river belongs to its towns. They pay for it.',
    'The river belongs to its towns. They pay for it every month.',
  ],
  [
    'repeated-opening',
    'The pipes are old. The pumps are slow. The plant is small. Repairs take years.',
    'The pipes are old. Pumps are slow there. The plant is small. Repairs take years.',
  ],
  [
    'wordy-phrase',
    'The plant is closed due to the fact that pumps failed. Repairs take years.',
    'The plant is closed because pumps failed. Repairs take years.',
  ],
  [
    'one-sentence-paragraph',
    'The plant is far too small.',
    'The plant is far too small. It was built for half the town, and the town has grown.',
  ],
  ['one-sentence-paragraph', 'The plant is far too small.', '4.1 The plant should be made larger.'],
  [
    'grammar-pronoun-base',
    'The plant is small, and it need new pumps. They are on their way from Durban.',
    'The plant is small, and it needs new pumps. They are on their way from Durban.',
  ],
  [
    'grammar-did-form',
    'The council did not wanted to pay. It said so twice in public.',
    'The council did not want to pay. It said so twice in public.',
  ],
  [
    'grammar-a-an',
    'The council met for a hour. Its members knew the plant.',
    'The council met for an hour at a university. Its members knew the plant.',
  ],
  [
    'grammar-number-singular',
    'The council saw many problem with it. Its members knew the plant.',
    'The council saw many problem areas and many problems. Its members knew the plant.',
  ],
  [
    'grammar-small-i',
    'The council was slow, as i know. Its members knew the plant.',
    'The council was slow, i.e. it met twice. Its members knew the plant.',
  ],
  [
    'grammar-comma-after-clause',
    'When the council met in June it was late. Its members knew the plant.',
    'When the council met in June, it was late. Its members knew the plant.',
  ],
  [
    'grammar-perfect-form',
    'The council has never give a date. Its members knew the plant.',
    'The council has never given a date. Its members knew the plant.',
  ],
  [
    'grammar-preposition-verb',
    'The council spoke of give up the plant. Its members knew it.',
    'The council spoke of giving up the plant. Its members knew it.',
  ],
  [
    'grammar-did-form',
    'The council did not making a plan. Its members knew the plant.',
    'The council did not make a plan. Its members knew the plant.',
  ],
  [
    'grammar-mass-subject',
    'Technology have made it simple. The council knew the plant.',
    'Technology has made it simple, and the plants we have are old. The council knew them.',
  ],
  [
    'grammar-its-it-is',
    'The plant is small and its not enough. Its members knew it.',
    'The plant is small and its pumps are old. The members knew it.',
  ],
];

describe('a paragraph detector', () => {
  test.each(cases)(
    '%s speaks up where it should and is silent where it should be',
    (rule, bad, good) => {
      expect(rulesOf(inBody(bad))).toContain(rule);
      expect(rulesOf(inBody(good))).not.toContain(rule);
    },
  );

  test('grammar issues inside a quotation are not flagged', () => {
    expect(
      rulesOf(
        inBody(
          'He wrote “it need lots of stuff, always” (Nkosi, 2014). The plant was built for half the town.',
        ),
      ),
    ).toEqual(['reference-list-missing']);
  });
});
