import { expect, test } from '@jest/globals';
import { readEssay } from '../index.ts';
import { codeParagraphs } from './code-layer.ts';

test.each([
  ['for (const town of towns) {', '  visit(town);', '}'],
  ['def area(side):', '    return side * side'],
  ['SELECT name FROM towns', 'WHERE rain > 300;'],
  ['```', 'towns.sort()', '```'],
  ['<p class="lead">', 'print("rain")', '# a comment', 'total = 3'],
])('the lines from “%s” on are code', (...lines) => {
  expect(codeParagraphs([...lines])).toEqual(lines.map(() => true));
});

test.each([
  'for me there are two things: a roof and a door;',
  'if the town is dry, nobody swims.',
  'Let us return to the first reason: rain.',
  '```',
])('“%s” is prose', (line) => {
  expect(codeParagraphs([line])).toEqual([false]);
});

const foreignIn = (text: string): string[] =>
  readEssay(text, null)
    .regions.filter(({ kind }) => kind === 'foreign')
    .map(({ start, end }) => text.slice(start, end));
const MORE = 'The towns are dry, and their people wait for rain that does not come in summer.';

test('LaTeX commands and formulas are not the words of the writer', () => {
  const text = String.raw`The mean $x_i$ of \textbf{all} towns rose \citep{dube2018}. ${MORE}`;
  expect(foreignIn(text)).toEqual([
    '$x_i$',
    String.raw`\textbf{`,
    '}',
    String.raw`\citep{dube2018}`,
  ]);
});

test('code inside a sentence is not the words of the writer', () => {
  const text = 'Here read_rain() fills `i`, which towns.map(x) uses.';
  expect(foreignIn(`${text} ${MORE}`)).toEqual(['read_rain()', '`i`', 'towns.map(x)']);
});

test('a price in dollars is no formula', () => {
  expect(foreignIn(`The fare is $20 and the meal is $30. ${MORE}`)).toEqual([]);
});
