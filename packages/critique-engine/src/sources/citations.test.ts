import { expect, test } from '@jest/globals';
import { citationsIn } from './citations.ts';

const works = (text: string): string[] =>
  citationsIn(text, { start: 0, end: text.length }).flatMap((citation) =>
    citation.works.map(({ authors, years }) => `${authors.join(' + ')}: ${years.join('/')}`),
  );

test.each([
  ['(Dube, 2018)', ['Dube: 2018']],
  ['(see Dube, 2015, 2018; WHO, 2020, p. 4)', ['Dube: 2015', 'Dube: 2018', 'WHO: 2020']],
  ['(Nkosi & Zulu, n.d.)', ['Nkosi + Zulu: ']],
  ['(Freire, as cited in Dube, 2018)', ['Dube: 2018']],
  ['(Biko, 1978, cited in Nkosi, 2019)', ['Nkosi: 2019']],
  ['(Biko in Nkosi, 2019)', ['Nkosi: 2019']],
  ['(Van der Merwe et al., 2017a)', ['Van der Merwe: 2017']],
  ['(Department of Basic Education [DBE], 2011)', ['Department of Basic Education: 2011']],
  ['(Freire, 1970/2000)', ['Freire: 1970/2000']],
  ['(Dube 2018, pp. 1601–1610)', ['Dube: 2018']],
  ['However, Mahlangu and Dube (2015) agree.', ['Mahlangu + Dube: 2015']],
  ['Mahlangu (2015) says so.', ['Mahlangu: 2015']],
  ['According to Statistics South Africa (2019), it fell.', ['Statistics South Africa: 2019']],
  ['Dube’s (2018: 45) study is old.', ['Dube: 2018']],
])('%s names works', (text, expected) => {
  expect(works(text)).toEqual(expected);
});

test.each([
  'The uprising (June 1976) changed the law.',
  'The war (World War II, 1939–1945) closed it.',
  'The figures (Table 2, 2019) are clear.',
  'The march (Polokwane, 2007) was long.',
  'Biko (1946–1977) was a student.',
  'The party (est. 1994) is new.',
  'In his novel Mhudi (1930) he shows it.',
  'The Uprising (1976) was sudden.',
])('%s cites nothing', (text) => {
  expect(citationsIn(text, { start: 0, end: text.length })).toEqual([]);
});

test.each(['the law (Employment Equity Act, 1998)', 'as said [3]', 'as said (p. 4)'])(
  '%s is a citation that no list of authors can hold',
  (text) => {
    const found = citationsIn(text, { start: 0, end: text.length });
    expect(found.map((citation) => citation.works)).toEqual([[]]);
  },
);
