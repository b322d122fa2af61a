import { expect, test } from '@jest/globals';
import { rulesOf } from '../testing/rules-of.ts';

const essay = (thesis: string): string =>
  `Rivers run through our valley. ${thesis}

The water runs past the mill and the boats lie there in the sun all day long. The miller opens the gate each morning and the wheel turns until the evening comes. My uncle showed me the stones on which his father had stood when the flood came down. The stones are green, and fish swim between them in the shade of the old trees.

In the summer the boats leave the bank early and come back late with baskets full of fish. The women of the village wait at the landing and carry the baskets up the path. In the winter the river is brown and loud, and nobody goes near it for many weeks. The mill stands still then and the miller mends his nets by the fire.

The path along the bank leads to a bridge of wood. From the bridge the whole valley lies open, with its fields and its red roofs. Trains cross it twice a day on their way to the coast, and the driver waves to the boys who stand there. I remember it well.`;
const rulesFor = (thesis: string, question: string | null = null): string[] =>
  rulesOf(essay(thesis), question);

test.each([
  'I think that I would go to the river Vaal because I want to see its boats.',
  'In my opinion, my favourite place is the mill by the river.',
  'I believe I would love to visit the coast.',
  'Personally, I want to become a miller because mills must not die.',
])('a wish about oneself has nothing to oppose: %s', (thesis) =>
  expect(rulesFor(thesis)).not.toContain('no-counter-argument'),
);
test.each([
  'I think that the mill should be opened to everyone.',
  'I would like the government to clean the river, and I believe that it is urgent.',
  'I would argue that mills are better for the valley than dams, I think.',
  'In my opinion, mills harm the fish of the river.',
])('a view on a public matter can be opposed: %s', (thesis) =>
  expect(rulesFor(thesis)).toContain('no-counter-argument'),
);
test.each([
  ['Why do so few rivers have boats, and what can be done about it?', false],
  ['What are the advantages and disadvantages of dams?', false],
  ['What are the advantages and disadvantages of dams? Do the former outweigh the latter?', true],
  ['Why should mills be opened to visitors?', true],
  ['Dams harm rivers. To what extent do you agree?', true],
])('%s: an objection is asked for: %s', (question, expected) => {
  const rules = rulesFor('I believe that mills must be opened to everyone.', question);
  expect(rules.includes('no-counter-argument')).toBe(expected);
});
