import { expect, test } from '@jest/globals';
import { remarksOf, rulesOf } from '../testing/rules-of.ts';

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
test('a reported view that says its charge is not asked for a reason', () => {
  const told = 'Some people believe that mills harm the fish. I think that mills should be kept.';
  const issues = remarksOf(essay(told)).map(({ issue }) => issue);
  expect(issues.some((issue) => issue.startsWith('You report a charge'))).toBe(true);
  expect(issues.some((issue) => /never say why/.test(issue))).toBe(false);
});
test.each([
  'This lesson is about mills. I chose the topic because mills are more important than dams.',
  'I think that mills should be kept, provided that the fish can pass.',
  'In my opinion, both mills and dams have advantages and disadvantages.',
  'There are several reasons why mills are better than dams.',
])('where nobody can deny it, or it limits itself, no objection is missed: %s', (thesis) =>
  expect(rulesFor(thesis)).not.toContain('no-counter-argument'),
);
test('people who are named without their reason are named in the remark', () => {
  const told = 'Some people would rather have a dam. I think that the mill should be kept.';
  const issues = remarksOf(essay(told)).map(({ issue }) => issue);
  expect(issues.some((issue) => issue.startsWith('You name people who see it'))).toBe(true);
});
test.each([
  'However, the wheel may cause some problems for the fish.',
  'My uncle is against it. He is right about the noise.',
  'Nevertheless, the fish need room.',
])('where another view may be heard, none is said to be missing: %s', (other) => {
  const text = essay('I think that the mill should be opened to everyone.');
  const heard = text.replace(
    '\n\nThe path along',
    `\n\n${other} The fish swim up in May.\n\nThe path along`,
  );
  expect(rulesOf(heard, null)).not.toContain('no-counter-argument');
});
test('it is never one of the remarks to fix first', () => {
  const [remark] = remarksOf(essay('I think that the mill should be opened to everyone.')).filter(
    ({ ruleId }) => ruleId === 'no-counter-argument',
  );
  expect(remark?.confidence).toBeLessThan(0.6);
});
