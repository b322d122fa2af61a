import { expect, test } from '@jest/globals';
import type { Remark } from '../detector.ts';
import { readEssay } from '../read-essay.ts';
import { TRAIN_ESSAY } from '../testing/essays.ts';
import { isLikely } from './shown-remarks.ts';

const remark = (ruleId: string, confidence: number): Remark => ({
  ruleId,
  confidence,
  issueType: 'argument',
  severity: 3,
  at: null,
  issue: 'i',
  reasoning: 'r',
  fix: 'f',
  hint: 'h',
});
const long = readEssay(TRAIN_ESSAY, null);
const short = readEssay('The town should mend its road. It is full of holes.', null);

test.each([
  ['an unsure remark', 'burden-of-proof', 0.4, long, false],
  ['a sure remark', 'burden-of-proof', 0.8, long, true],
  ['a judgement of the whole essay, in a note', 'thesis-missing', 0.8, short, false],
  ['a remark on one sentence, in a note', 'burden-of-proof', 0.8, short, true],
])('%s', (_name, ruleId, confidence, essay, shown) =>
  expect(isLikely(remark(ruleId, confidence), essay)).toBe(shown),
);
