import { describe, expect, test } from '@jest/globals';
import { describeBodyCases } from '../testing/body-cases.ts';
import { inBody, rulesOf } from '../testing/rules-of.ts';

describeBodyCases('the detector appeal to worse problems', [
  [
    'appeal-to-worse-problems',
    [
      'There are far more serious problems in our town than litter. The council has met twice about it.',
      'Why worry about school uniforms when children are starving in other countries?',
      'The police have better things to do than hand out parking fines.',
      'Meanwhile there are people who do not have clean water. The council has met twice about it.',
      'Shouldn’t we be more concerned about the hospital? The council has met twice about it.',
      'We should focus on the more pressing problems of the town. The council has met twice about it.',
      'In other countries people have nothing to eat, so a dirty wall is no problem. The council has met twice about it.',
      'Compared with that a dirty wall is nothing. The council has met twice about it.',
    ],
    [
      'If we wait, there will be much bigger problems later. The council has met twice about it.',
      'That there are worse problems somewhere does not mean that this one is small.',
      'Health is the most important thing in life. The council has met twice about it.',
      'At least three teachers were at the meeting. The council has met twice about it.',
      'At least two people saw the fire. The council has met twice about it.',
      'In other countries people eat more fish. The council has met twice about it.',
      'Meanwhile the people of the town waited for the bus. The council has met twice about it.',
    ],
  ],
]);

describe('where the question asks what matters more', () => {
  test('a bigger problem is an answer and no change of subject', () => {
    const body = inBody('Poverty is a much bigger problem than plastic straws.');
    expect(rulesOf(body)).toContain('appeal-to-worse-problems');
    expect(rulesOf(body, 'What should the city spend its money on first?')).not.toContain(
      'appeal-to-worse-problems',
    );
  });
});
