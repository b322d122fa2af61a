import { expect, test } from '@jest/globals';
import { readEssay } from '../read-essay.ts';
import { directiveUnmet } from './directive-unmet.ts';

const QUESTION =
  'Some say that pupils should wear uniforms. Others disagree. Discuss both views and give your opinion.';
const FILL = 'Pupils put on a grey shirt at seven and take it off at four. '.repeat(10);
const remarksOn = (body: string): number =>
  directiveUnmet(
    readEssay(
      `Schools have rules for clothes. I think that uniforms are right for pupils.\n\n${body} ${FILL}\n\nSo pupils wear them every day.`,
      QUESTION,
      { textKind: 'argument' },
    ),
  ).length;

test('an essay that tells what is bad and what is good about a thing discusses both views', () =>
  expect(
    remarksOn('One drawback of a uniform is its price. A uniform helps pupils to feel at home.'),
  ).toBe(0));
test('an essay that tells only one side is asked for the second view', () =>
  expect(remarksOn('Uniforms make mornings short.')).toBe(1));
