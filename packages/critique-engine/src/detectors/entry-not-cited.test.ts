import { expect, test } from '@jest/globals';
import { inBody, rulesOf } from '../testing/rules-of.ts';

test('a reference that the text never cites is flagged', () => {
  const list =
    '\n\nReferences\n\nDube, T. 2018. Pumps. Durban: Spring.\n\nNkosi, S. 2014. Rivers. Durban: Spring.';
  const body = 'The plant is too small (Dube, 2018). It was built for half the town.';
  expect(rulesOf(`${inBody(body)}${list}`)).toContain('entry-not-cited');
  expect(rulesOf(`${inBody(`${body} Nkosi (2014) says so too.`)}${list}`)).not.toContain(
    'entry-not-cited',
  );
});
