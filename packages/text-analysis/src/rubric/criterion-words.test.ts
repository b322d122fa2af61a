import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { JUDGED } from './criterion-words.ts';

const root = join(import.meta.dirname, '../../../..');
const sources = [
  'packages/critique-engine/src/detectors/*.ts',
  'services/ai-chunk-worker/src/model/prompts/v3/rubric.ts',
]
  .flatMap((pattern) => globSync(pattern, { cwd: root }))
  .map((path) => readFileSync(join(root, path), 'utf8'))
  .join('\n');

test.each(JUDGED.flatMap(({ rules = [] }) => rules))(
  'the rule %s, which criteria name, is a rule of the engine or of the model',
  (rule) => {
    expect(sources).toContain(`'${rule}'`);
  },
);
