import { describe, expect, test } from '@jest/globals';
import { correctionsOf } from '../testing/describe-rules.ts';

describe('a subject of several words and its verb', () => {
  test.each([
    ["The dogs wasn't afraid of the storm.", "dogs weren't"],
    ['The results proves that the bridge is safe.', 'results prove'],
    ['In this case the parties was in agreement.', 'parties were'],
    ['The readings of the second trial was too high.', 'were'],
    ['The quality of the ropes are poor.', 'is'],
    ['We found that no oxygen were produced.', 'oxygen was'],
    ['They opened it and there was no screws in the box.', 'there were'],
    ['I saw the ones who was angry.', 'ones who were'],
  ])('“%s” needs “%s”', (wrong, right) => {
    expect(correctionsOf(wrong).map(([, replacement]) => replacement)).toEqual([right]);
  });

  test.each([
    'The council are meeting and the rest are waiting.',
    'All the miners needs is rest.',
    'The books he has are old.',
    'The friends she has are kind.',
    'Ten years is a long time, and the last two weeks was the worst of it.',
    'If the mayor were here, the crowd would listen.',
    'She demanded that the mayor have a hearing.',
    'The more the child have to walk, the less it learns.',
    'The use of the tools people have is small.',
    'One of the men who was there spoke.',
    'The miners notes are long.',
    'Is the ropes factory near the river?',
    'There is no news from the valley.',
    'The people there was no help to.',
    'The police were late, and the poor were first.',
  ])('“%s” is left alone', (right) => {
    expect(correctionsOf(right).filter(([id]) => id.startsWith('tagged-'))).toEqual([]);
  });
});
