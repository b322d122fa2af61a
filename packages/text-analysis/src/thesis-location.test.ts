import { describe, expect, test } from '@jest/globals';
import {
  findThesisLocation,
  hasThesisInIntroduction,
  introductionIndex,
  isHeadingLike,
  isTitleLike,
} from './thesis-location.ts';
import { paragraphsOf } from './paragraphs.ts';
import { sentences, words } from './testing/make-text.ts';

const located = (text: string) => {
  const found = findThesisLocation(text);
  return found && [text.slice(found.start, found.end), found.place, found.lineNumber, found.cue];
};
const MINE = 'In my opinion they should be free.';

describe('findThesisLocation', () => {
  test('returns sentence, part, line and the words that mark the thesis', () => {
    expect(located(`On trains\n\nTrains are old. ${MINE}\n\nThe end came.`)).toEqual([
      MINE,
      'introduction',
      3,
      'In my opinion',
    ]);
  });
  test('prefers the introduction, then the conclusion, then the body', () => {
    const plain = sentences(3, 8);
    expect(located(`${MINE}\n\n${plain}\n\n${MINE}`)?.[1]).toBe('introduction');
    expect(located(`${plain}\n\n${MINE}\n\n${MINE}`)?.slice(1, 3)).toEqual(['conclusion', 5]);
    expect(located(`${plain}\n\n${MINE}\n\n${plain}`)?.[1]).toBe('body');
  });
  test('takes the last of equally strong sentences in a paragraph', () => {
    expect(located(`I think that cats matter. I think that dogs matter.`)?.[0]).toBe(
      'I think that dogs matter.',
    );
  });
  test('finds no thesis in plain reports and in blank text', () => {
    expect(located('Cats sat. Dogs ran.')).toBeNull();
    expect(located(' ')).toBeNull();
    expect(hasThesisInIntroduction('')).toBe(false);
  });
  test('requires stronger wording in the body than elsewhere', () => {
    const weak = 'Trains should be free.';
    expect(located(`${sentences(3, 8)}\n\n${weak}\n\n${sentences(3, 8)}`)).toBeNull();
    expect(located(`${sentences(3, 8)}\n\n${sentences(3, 8)}\n\n${weak}`)?.[1]).toBe('conclusion');
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
