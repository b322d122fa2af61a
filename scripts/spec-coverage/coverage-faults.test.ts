import { expect, test } from '@jest/globals';
import { coverageFaults, type CoverageInput } from './coverage-faults.ts';
import { testTitles } from './test-titles.ts';

const document = `
### D1.home Home

- **D1.home.1** Try It Free. [opens the form][home]
- **D1.home.2** The claims, on two
  lines. [are words \\[of the owner\\]][home] [opens the form][home]
- **D1.home.3** A picture. Not built: nobody asked for it.

[home]: ../web/home.test.tsx
`;
const right: CoverageInput = {
  document,
  rows: { 'D1.home': 3 },
  titlesIn: () => ['opens the form', 'are words [of the owner]'],
};

test('nothing is wrong when each row has an entry with its tests or a reason', () => {
  expect(coverageFaults(right)).toEqual([]);
});

test.each<[string, Partial<CoverageInput>, string[]]>([
  ['a row without an entry', { rows: { 'D1.home': 4 } }, ['no row for D1.home.4']],
  [
    'a part without a heading',
    { rows: { 'D1.home': 3, 'D1.plans': 0 } },
    ['no heading for D1.plans'],
  ],
  [
    'an entry that the list does not have',
    { rows: { 'D1.home': 2 } },
    ['D1.home.3 is not in the list of rows'],
  ],
  [
    'an entry that stands twice',
    { document: `${document}\n- **D1.home.1** Again. [opens the form][home]\n` },
    ['two rows for D1.home.1'],
  ],
  [
    'an entry without a test or a reason',
    { document: document.replace('Not built: nobody asked for it.', 'Later.') },
    ['D1.home.3 names no test, and no reason why it is not built'],
  ],
  [
    'a test that does not exist',
    { titlesIn: () => ['opens the form'] },
    [
      'D1.home.2 names the test “are words \\[of the owner\\]”, which ../web/home.test.tsx does not have',
    ],
  ],
  [
    'a file that does not exist',
    { titlesIn: () => null },
    ['home: ../web/home.test.tsx does not exist'],
  ],
  [
    'a file without an address',
    { document: document.replace('[opens the form][home]\n-', '[opens the form][house]\n-') },
    ['D1.home.1 names a test in house, which has no address below'],
  ],
])('%s is a fault', (_what, changes, faults) => {
  expect(coverageFaults({ ...right, ...changes })).toEqual(faults);
});

test('the titles of a source are those of its tests, with and without a table', () => {
  const source = `
    describe('the page', () => {
      test('opens', () => run('not a title'));
      test.each([['a']])('%s closes', () => {});
      it.each\`a\`(\`tells\`, () => {});
      test(name, () => {});
    });`;
  expect(testTitles('page.test.tsx', source)).toEqual(['opens', '%s closes', 'tells']);
});
