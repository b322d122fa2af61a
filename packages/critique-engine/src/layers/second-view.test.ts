import { expect, test } from '@jest/globals';
import { secondViewIn, withoutSecondView } from './second-view.ts';

test.each([
  ['Some like the pool, while others like the sea.', 'others like the sea.'],
  ['Some like the pool, whereas, some critics find it cold.', 'some critics find it cold.'],
  ['Many like the pool, but on the other hand many like the sea.', 'many like the sea.'],
])('the second view of “%s” begins with who holds it', (text, second) => {
  expect(text.slice(secondViewIn(text)?.start)).toBe(second);
  expect(withoutSecondView(text)).toMatch(/^(?:Some|Many) like the pool$/);
});

test('a list of people is no second view', () =>
  expect(secondViewIn('Pupils can meet teachers and other pupils at the pool.')).toBeNull());
