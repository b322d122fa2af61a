import { expect, test } from '@jest/globals';
import { inBody, rulesOf } from '../testing/rules-of.ts';

const BODY =
  'The plant is too small for the town. It was built for half of it, and the town has grown.';

test('citations and the list of references must agree', () => {
  const cited = inBody(`${BODY} Pumps fail (Dube, 2018).`);
  expect(rulesOf(cited)).toContain('reference-list-missing');
  expect(rulesOf(`${cited}\n\nReferences\n\nNkosi, T. 2014. Rivers. Durban: Spring.`)).toContain(
    'citation-not-listed',
  );
  const listed = rulesOf(`${cited}\n\nReferences\n\nDube, T. 2018. Pumps. Durban: Spring.`);
  expect(listed).not.toContain('citation-not-listed');
  expect(listed).not.toContain('reference-list-missing');
});

const listed = (cited: string, entry: string): string[] =>
  rulesOf(`${inBody(`${BODY} ${cited}`)}\n\nReferences\n\n${entry}`);

test.each([
  ['Pumps fail (WHO, 2020).', 'World Health Organization. (2020). Pumps. Geneva: WHO Press.'],
  ['Pumps fail (World Health Organization, 2020).', 'WHO. (2020). Pumps. Geneva.'],
  ['Pumps fail (Stats SA, 2020).', 'Statistics South Africa. 2020. Pumps. Pretoria.'],
  ['Pumps fail (Van der Merwe, 2017).', 'van der Merwe, P. 2017. Pumps. Durban: Spring.'],
  ['Pumps fail (O’Brien, 2018).', "O'Brien, T. 2018. Pumps. Durban: Spring."],
  ['Pumps fail (Dubé, n.d.).', 'Dube, T. 2018. Pumps. Durban: Spring.'],
])('%s is in a list with %s', (cited, entry) => {
  expect(listed(cited, entry)).not.toContain('citation-not-listed');
  expect(listed(cited, entry)).not.toContain('entry-not-cited');
});

test.each([
  'Pumps fail (Dube, 2018; Mahlangu, 2015).',
  'Mahlangu (2015) says that pumps fail. So does Dube (2018).',
  'Pumps fail (Dube, 2015).',
])('%s lacks a work in its list', (cited) => {
  expect(listed(cited, 'Dube, T. 2018. Pumps. Durban: Spring.')).toContain('citation-not-listed');
});
