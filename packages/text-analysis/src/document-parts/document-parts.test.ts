import { describe, expect, test } from '@jest/globals';
import { documentParts, withoutParts } from './document-parts.ts';

const essay = `Water should have a price, because what is free is wasted, and a dry country cannot afford to waste what its farms and towns depend on every day of the year.

Some object that the poor would pay most. They would not, if the first litres stayed free for each household and only the swimming pools of the rich were charged the full price of what they use.`;
const cover = `University of the Highveld
Department of Economics

The price of water

Name: Thandi Nkosi
Student number: 20231234
Module: ECON 101
Lecturer: Dr P. Dube
Due date: 3 May 2026`;
const list = `References

Dube, T. (2018). Trains and towns. Durban: Spring.

Nkosi, P. 2020. Wells and pumps. Cape Town: Autumn Press.

Statistics SA. n.d. Water accounts. https://example.org/water`;

const found = (text: string): Record<string, string> =>
  Object.fromEntries(
    documentParts(text).map(({ kind, start, end }) => [kind, text.slice(start, end)]),
  );

describe('documentParts', () => {
  test('finds a cover page and a list of references, and nothing of the essay', () => {
    expect(found(`${cover}\n\n${essay}\n\n${list}\n`)).toEqual({ cover, bibliography: list });
  });

  test('leaves the title that stands between the cover and the essay', () => {
    expect(found(`${cover}\n\nThe price of water\n\n${essay}`)).toEqual({ cover });
  });

  test('counts a declaration of own work to the cover', () => {
    const declared = `${cover}\n\nI hereby declare that this assignment is my own original work, that I have not copied from any other student, and that every source I used is named.`;
    expect(found(`${declared}\n\n${essay}`)).toEqual({ cover: declared });
  });

  test('ends the list of references at an appendix', () => {
    expect(found(`${essay}\n\n${list}\n\nAppendix A\n\nThe questions we asked in 2020.`)).toEqual({
      bibliography: list,
    });
  });

  test('finds a list without a title by three entries with author and year', () => {
    const untitled = `Dube, T. (2018). Trains. Durban: Spring.\nNkosi, P. (2019). Rails. Durban: Spring.\nZulu, B. (2020). Roads. Durban: Spring.`;
    expect(found(`${essay}\n\n${untitled}`)).toEqual({ bibliography: untitled });
  });

  test.each([
    ['an essay alone', essay],
    ['an empty text', ''],
    ['a title and an essay', `The price of water\n\n${essay}`],
    ['a name and an essay', `Name: Thandi Nkosi\n\n${essay}`],
    [
      'an essay about universities',
      `The university must change. Students pay too much.\n\nThe college of my town is next.\n\n${essay}`,
    ],
    ['an essay that begins with a date', `On 3 May 2026 the dams were empty.\n\n${essay}`],
    ['a cover without an essay', cover],
    [
      'a heading References above prose',
      `${essay}\n\nReferences\n\nTo quote somebody is to borrow their name.\n\nWho borrows must give back, and say so.`,
    ],
    ['a list of references without an essay', list],
    [
      'two entries without a title',
      `${essay}\n\nDube, T. (2018). Trains. Durban: Spring.\n\nNkosi, P. (2019). Rails. Durban: Spring.`,
    ],
    [
      'a table of contents that names the references',
      `Contents\n\nIntroduction\n\nReferences\n\n${essay}`,
    ],
    [
      'prose full of years',
      `${essay}\n\nIn 1994 the country voted. In 2004 it voted again.\n\nBy 2014 fewer people came.\n\nIn 2024 fewer still.`,
    ],
  ])('finds nothing in %s', (_, text) => {
    expect(found(text)).toEqual({});
  });

  test('takes time that grows with the length only, whatever the text', () => {
    const odd = [' ', '\n', 'A, ', 'Name:\n', 'References\n', 'a b c. ', '(1999)', '-'];
    for (const unit of odd) {
      const begun = performance.now();
      documentParts(unit.repeat(Math.ceil(100_000 / unit.length)));
      expect(performance.now() - begun).toBeLessThan(2_000);
    }
  });
});

describe('withoutParts', () => {
  const text = `${cover}\n\n${essay}\n\n${list}\n`;
  test('leaves the essay, without blank lines around it', () => {
    expect(withoutParts(text, documentParts(text))).toBe(essay);
  });
  test('removes one part and keeps the other', () => {
    const [first] = documentParts(text);
    expect(withoutParts(text, first ? [first] : [])).toBe(`${essay}\n\n${list}`);
  });
  test('without parts returns the text unchanged, its blanks included', () => {
    expect(withoutParts(' \n a ', [])).toBe(' \n a ');
  });
});
