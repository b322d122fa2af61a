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
