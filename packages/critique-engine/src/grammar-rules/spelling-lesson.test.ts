import { expect, test } from '@jest/globals';
import { spellingLesson } from './spelling-lesson.ts';

test.each([
  ['comittee', 'committee', '“committee” has a double m.'],
  ['goverment', 'government', 'A letter is missing: “government” has n after “gover”.'],
  ['untill', 'until', '“until” has a single l here, not two.'],
  ['explaination', 'explanation', 'There is a letter too many: “explanation” has no i here.'],
  ['freind', 'friend', 'Two letters have changed places: “friend” has ie.'],
  ['Definately', 'Definitely', 'One letter is wrong: “Definitely” has i where you wrote a.'],
])('“%s” for “%s” teaches which letter is wrong', (wrong, right, why) => {
  expect(spellingLesson(wrong, right)?.[0]).toBe(why);
});

test('a word that is wrong in several letters has no lesson of its own', () => {
  expect(spellingLesson('aparantly', 'apparently')).toBeNull();
});
