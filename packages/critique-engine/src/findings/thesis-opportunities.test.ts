import { expect, test } from '@jest/globals';
import { readEssay } from '../read-essay.ts';
import { findPremium } from '../premium/find-premium.ts';
import { inBody } from '../testing/rules-of.ts';
import { amplification } from './amplification.ts';
import { readMoves } from '../argument/essay-moves.ts';
import { thesisOpportunities } from './thesis-opportunities.ts';

const body =
  'Clean water keeps a town well, because people drink it each day. Clinics below the plant counted fewer cases in each of the last four winters.\n\nFarmers gain more than anybody else. Their fields need a river that runs all year. Some might argue that wells are cheaper. But a well brings up salt.';
const model = readEssay(inBody(body), null, { textKind: 'argument' });

/** Turns of phrase that a student has to decode. */
const dialect =
  /\b(?:whoever|ground on which|would annoy|has most behind it|let that person|lend it|finish the sentence|missing –|waits for a reason|carries “)/i;

test('ways to improve a position ask plain questions and quote it whole', () => {
  const { opportunities = [] } = thesisOpportunities(model) ?? {};
  expect(opportunities.map(({ critiqueType }) => critiqueType)).toEqual([
    'Limit',
    'Consequence',
    'Rival',
  ]);
  for (const { dialecticalPrompt, potentialCaveats } of opportunities) {
    expect(dialecticalPrompt).toContain('“the river Vaal should be cleaned, because');
    expect(dialecticalPrompt).not.toContain('…');
    expect([dialecticalPrompt, ...potentialCaveats].join(' ')).not.toMatch(dialect);
  }
});

test('what an essay could make more of rests on what it does', () => {
  const { opportunitiesIdentified, synthesisPrompts } = amplification(model, readMoves(model));
  expect(opportunitiesIdentified).toEqual([
    expect.stringMatching(/^In line \d+ you answer another view: “Some might argue that wells/),
  ]);
  for (const prompt of synthesisPrompts) expect(prompt).toMatch(/^You say “[^…]+$/);
  const bare = readEssay(inBody('Rain fell.'), null, { textKind: 'argument' });
  expect(amplification(bare, readMoves(bare)).opportunitiesIdentified).toEqual([]);
});

test('the strategies and the gaps of the premium report speak plainly and have something to do', () => {
  const { premium } = findPremium(model).parts;
  const strategies = premium?.improvementStrategies?.prioritizedImprovements ?? [];
  for (const { actionPlan } of strategies) expect(actionPlan.length).toBeGreaterThan(0);
  expect(JSON.stringify(premium)).not.toMatch(dialect);
  expect(premium?.criticalThinking.gaps).not.toContain('We found no view against yours.');
});
