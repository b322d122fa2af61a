import { describe, expect, test } from '@jest/globals';
import {
  hasThesisInIntroduction,
  introductionIndex,
  isHeadingLike,
  isTitleLike,
} from './thesis-location.ts';
import { paragraphsOf } from './paragraphs.ts';
import { words } from './testing/make-text.ts';

describe('hasThesisInIntroduction', () => {
  const mine = 'In my opinion they should be free.';

  test('looks at each sentence of the first paragraph below the title', () => {
    expect(hasThesisInIntroduction(`On trains\n\nTrains are old. ${mine} The end came.`)).toBe(
      true,
    );
    expect(hasThesisInIntroduction(`Trains are old.\n\n${mine}`)).toBe(false);
  });
  test('finds none in plain reports and in blank text', () => {
    expect(['Cats sat. Dogs ran.', ' ', ''].map(hasThesisInIntroduction)).toEqual([
      false,
      false,
      false,
    ]);
  });
});

test('a heading has at most 14 words and no full stop', () => {
  expect([words(14), words(15), 'A title.', 'A title'].map(isHeadingLike)).toEqual([
    true,
    false,
    false,
    true,
  ]);
});
test('a title may also be one question of at most 16 words', () => {
  expect([`${words(16)}?`, `${words(17)}?`, 'Is it? It is?'].map(isTitleLike)).toEqual([
    true,
    false,
    false,
  ]);
});
test('the introduction is the first paragraph that is not a heading', () => {
  const at = (text: string) => introductionIndex(text, paragraphsOf(text));
  expect(at('A title\n\nA subtitle\n\nThe first sentence.')).toBe(2);
  expect(at('Are trains good?\n\nThe first sentence.')).toBe(1);
  expect(at('Only\n\nheadings')).toBe(0);
});
