import { describe, expect, test } from '@jest/globals';
import { readEssay } from '../index.ts';

const text = `University of the Highveld
Student number: 1234567
Due date: 3 May 2024

The price of water

Introduction

Water is scarce in the Karoo, and farms there have learned to live with it (Dube, 2018: 4). I argue that “a fair price for water is a high price” [3].

Methods and limits

This part is about pumps. It has “an open mark and no end.

References

Dube, T. 2018. Wells. Durban: Spring.
Nkosi, S. 2020. Pumps. Cape Town: Autumn.`;

describe('regions', () => {
  const essay = readEssay(text, null);
  const of = (kind: string): string[] =>
    essay.regions.filter((r) => r.kind === kind).map((r) => text.slice(r.start, r.end));

  test('of a cover page, headings and references are not prose', () => {
    expect(of('cover')).toEqual(
      expect.arrayContaining([
        'University of the Highveld',
        'Student number: 1234567',
        'Due date: 3 May 2024',
      ]),
    );
    expect(of('heading')).toEqual(['Methods and limits']);
    expect(of('references')).toHaveLength(3);
    expect(essay.prose.map((p) => text.slice(p.start, p.start + 5))).toEqual(['Water', 'This ']);
  });

  test('include quotations and citations, but no unclosed quotation mark', () => {
    expect(of('quotation')).toEqual(['“a fair price for water is a high price”']);
    expect(of('citation')).toEqual(['(Dube, 2018: 4)', '[3]']);
  });

  test('include a block quotation whole, without the prose around it', () => {
    const quoting = 'Nomsa spoke first:\n\n> We was never asked (Dube, 2018).\n\nThat is a reason.';
    const found = readEssay(quoting, null).regions.filter(({ kind }) => kind === 'quotation');
    expect(found.map((r) => quoting.slice(r.start, r.end))).toEqual([
      '> We was never asked (Dube, 2018).',
    ]);
  });

  test('keep a plain essay as prose after a list of headings', () => {
    expect(
      readEssay('Rivers feed towns. Towns feed us.\n\nThe end is near. It is.', null).prose,
    ).toHaveLength(2);
  });
});

test('a short introduction about a university is no cover page', () => {
  const introduction = 'I think that university should be free. Of course, somebody pays for it.';
  const read = readEssay(`${introduction}\n\nWater is scarce here. Farms live with it.`, null);
  expect(read.paragraphs.map(({ kind }) => kind)).toEqual(['prose', 'prose']);
});

test.each(['Thandi Mokoena', 'The End', 'Learner_Name', 'By Sipho'])(
  '“%s” under an essay is no part of its prose',
  (line) => {
    const essay = `Water is scarce in the Karoo. I think that it should cost more.\n\nFarms use most of it.\n\nSo it should cost more.\n\n${line}`;
    const { prose } = readEssay(essay, null);
    expect(prose).toHaveLength(3);
    expect(prose.at(-1)?.part).toBe('conclusion');
  },
);
