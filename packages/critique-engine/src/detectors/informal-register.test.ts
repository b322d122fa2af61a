import { expect, test } from '@jest/globals';
import { readEssay } from '../read-essay.ts';
import { describeBodyCases } from '../testing/body-cases.ts';
import { informalRegister } from './informal-register.ts';

describeBodyCases('the detector informal register', [
  [
    'informal-register',
    [
      'There is lots of stuff in the dam. The council has met twice about it.',
      'Kids swim in it after school. The council has met twice about it.',
      'The pump is kind of slow in winter. Towns keep spare parts for it.',
    ],
    [
      'There is oil and foam in the dam. The council has met twice about it.',
      'Children swim in it after school. The council has met twice about it.',
      'A pump is a kind of engine with one valve. Towns keep spare parts for it.',
      'Towns join many kind of clubs along the river. They keep spare parts there.',
    ],
  ],
]);

test.each([
  ['A lot of towns drink from it.', 'many'],
  ['A lot of the duties of nurses are hard.', 'many'],
  ['They met a lot of new farmers and learned from them.', 'many'],
  ['There were a lot of tired people waiting outside.', 'many'],
  ['There are a lot more roads now.', 'many'],
  ['They have a lot of history to read.', 'a great deal of'],
  ['There is lots of homework on Fridays.', 'a great deal of'],
  ['Walking helps a lot.', 'a great deal'],
  ['The road is a lot safer now.', 'much'],
  ['It holds a lot of water in winter.', 'a great deal of'],
  ['Kids drink from it.', 'children'],
])('the fix for the words of talk in “%s” offers “%s”', (text, better) => {
  const model = readEssay(text, null);
  const fixes = model.prose.flatMap((p) => informalRegister(p, model)).map(({ fix }) => fix);
  expect(fixes.join()).toContain(`“${better}”`);
});
