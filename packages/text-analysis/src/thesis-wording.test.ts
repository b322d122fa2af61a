import { describe, expect, test } from '@jest/globals';
import { hasExplicitPosition, thesisCue } from './thesis-wording.ts';

describe('thesisCue', () => {
  test.each([
    ['I firmly believe that trains should be free.', 'I firmly believe'],
    ['In my opinion, the dam harms the valley.', 'In my opinion'],
    ['My position is that the dam harms the valley.', 'My position is'],
    ['This essay argues that the dam harms the valley.', 'This essay argues'],
    ['I will argue against the dam.', 'I will argue'],
  ])('takes “%s” for a position', (sentence, cue) => {
    expect(thesisCue(sentence)).toMatchObject({ cue });
    expect(thesisCue(sentence).strength).toBeGreaterThanOrEqual(3);
  });
  test('gives weaker wording less strength', () => {
    const strengthOf = (sentence: string) => thesisCue(sentence).strength;
    expect(strengthOf('The town must mend the dam.')).toBe(1);
    expect(strengthOf('We argue for the dam.')).toBe(2);
    expect(strengthOf('The river is wide.')).toBe(0);
  });
  test.each([
    ['a question', 'Should the town mend the dam?'],
    ['the view of others', 'Some people think the town must mend the dam.'],
    ['a plan of the essay', 'This essay will discuss whether the town must mend the dam.'],
    ['an example', 'For example, the town must mend the dam.'],
  ])('does not take %s for a position', (_, sentence) => {
    expect(thesisCue(sentence).strength).toBeLessThan(1);
  });
  test('reads no more than the first 1,000 characters', () => {
    expect(thesisCue(`${'a '.repeat(500)}I believe in it.`)).toEqual({ strength: 0, cue: null });
  });
});

describe('hasExplicitPosition', () => {
  test.each([
    'I contend that the dam must go.',
    'My own answer is no.',
    'This essay argues for it.',
  ])('sees that “%s” announces a position', (sentence) =>
    expect(hasExplicitPosition(sentence)).toBe(true),
  );
  test.each([
    'Critics contend that it must go.',
    'The dam must go.',
    'Do I argue that it must go?',
  ])('sees that “%s” announces none', (sentence) =>
    expect(hasExplicitPosition(sentence)).toBe(false),
  );
});
