import { expect, test } from '@jest/globals';
import { readEssay } from '../read-essay.ts';
import { thesisGround } from './thesis-ground.ts';

const groundOf = (position: string, opening = 'Our town talks about its bridge. ') =>
  thesisGround(
    readEssay(
      `${opening}${position}\n\nThe bridge carries the school bus. Lorries use it at night.\n\nSome people swim below it. The bank is steep there.`,
      null,
      { textKind: 'argument' },
    ),
  );

test('a clause with “because”, or with “as” at the start of the sentence, is a ground', () => {
  expect(groundOf('I think that the bridge should stay because it carries the bus.')).toBe('own');
  expect(groundOf('As it carries the school bus, I think that the bridge should stay.')).toBe(
    'own',
  );
});

test('what is said or known, and who the writer is, are no ground', () => {
  expect(groundOf('As we all know, I think that the bridge should stay.')).toBeNull();
  expect(groundOf('As I said before, I think that the bridge should stay.')).toBeNull();
  expect(groundOf('As a driver, I think that the bridge should stay.')).toBeNull();
});

test('what the next sentence thinks of a demand that opens the essay is a ground', () => {
  const position = 'The bridge should stay. I think that it carries the bus safely.';
  expect(groundOf(position, '')).toBe('beside');
});
