import { describe, expect, test } from '@jest/globals';
import { readEssay } from '../read-essay.ts';
import { findContradictions } from './contradiction-layer.ts';

const kindsOf = (first: string, second: string): string[] => {
  const text = `Rivers feed the towns along their banks, and the council has been told of it. ${first}

The council knows the matter well. The town goes on as it did last year.

Nothing has come of it yet. ${second}`;
  const found = findContradictions(readEssay(text, null));
  for (const pair of found) expect([pair.first.text, pair.second.text]).toEqual([first, second]);
  return found.map(({ kind }) => kind);
};

describe('findContradictions', () => {
  test.each([
    ['School uniforms reduce bullying.', 'School uniforms do not reduce bullying.', 'denial'],
    ['I agree with this statement.', 'I do not agree with this statement.', 'denial'],
    ['Social media always harms teenagers.', 'Social media never harms teenagers.', 'denial'],
    ['It is important to learn a language.', 'It is not important to learn a language.', 'denial'],
    [
      'I believe that the government should pay for university.',
      'The government should not pay for university.',
      'denial',
    ],
    ['Nuclear power is safe.', 'Nuclear power is dangerous.', 'opposites'],
    ['Advertising increases prices.', 'Advertising lowers prices.', 'opposites'],
    ['Phones should be banned in schools.', 'Phones should be allowed in schools.', 'opposites'],
    ['Everyone likes football.', 'Some people do not like football.', 'reach'],
    ['All trains are clean.', 'Some trains are not clean.', 'reach'],
    ['No teacher can replace parents.', 'Some teachers can replace parents.', 'reach'],
  ])('“%s” and “%s” deny each other', (first, second, kind) => {
    expect(kindsOf(first, second)).toEqual([kind]);
  });

  test.each([
    ['Phones should be banned in schools.', 'Phones should be allowed in offices.'],
    ['Private cars are dangerous.', 'Electric cars are safe.'],
    ['Trains are clean.', 'Some trains are not clean.'],
    ['Homework is not only useful.', 'Homework is useful.'],
    ['Critics say that nuclear power is dangerous.', 'Nuclear power is safe.'],
    ['Trains were dirty.', 'Trains are not dirty.'],
    ['Nuclear power is dangerous if nobody watches it.', 'Nuclear power is not dangerous.'],
    ['Honesty wins no matter who lies.', 'Honesty wins.'],
    ['Is nuclear power safe?', 'Nuclear power is not safe.'],
    ['Nuclear power may be safe.', 'Nuclear power is not safe.'],
  ])('“%s” and “%s” may both stand', (first, second) => {
    expect(kindsOf(first, second)).toEqual([]);
  });
});
