import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from '@jest/globals';
import { Dialect, LocalLinter } from 'harper.js';
import { CHECKER_RULES } from './grammar/checker-rules.ts';
import { harperBinary } from './grammar/harper-binary.ts';
import { GRAMMAR_RULES, RULE_BY_CHECKER, RULE_BY_ID } from './grammar-rules/all-rules.ts';
import { SPELLING } from './grammar-rules/issue-wording.ts';

let checkerRules: readonly string[];

beforeAll(async () => {
  const linter = new LocalLinter({ binary: await harperBinary(), dialect: Dialect.British });
  checkerRules = Object.keys(await linter.getLintConfig());
});

test('every rule of the checker that a rule of ours names exists, and no two name the same one', () => {
  expect([...RULE_BY_CHECKER.keys()].filter((rule) => !checkerRules.includes(rule))).toEqual([]);
  const named = GRAMMAR_RULES.flatMap(({ checker: ids }) => ids?.split(/\s+/) ?? []);
  expect(named.filter((id, i) => named.indexOf(id) !== i)).toEqual([]);
});

test('the checker runs the rules that ours name, and no other', () => {
  expect([...CHECKER_RULES].toSorted()).toEqual([...RULE_BY_CHECKER.keys()].toSorted());
});

test('every grammar id that stands in the code names a rule', () => {
  const code = ['.', '../../assembly/src'].flatMap((folder) =>
    globSync('**/*.ts', { cwd: join(import.meta.dirname, folder) })
      .filter((file) => !/\.test\.ts$|^testing/.test(file))
      .map((file) => readFileSync(join(import.meta.dirname, folder, file), 'utf8')),
  );
  const idsIn = (pattern: RegExp) =>
    code.flatMap((text) => [...text.matchAll(pattern)].map(([, id = '']) => id));
  // A remark that no rule finds declares its id itself.
  const declared = new Set(idsIn(/\bruleId: 'grammar-([a-z-]+)'/g));
  const named = idsIn(/'grammar-([a-z-]+)'/g);
  expect(named.length).toBeGreaterThan(0);
  declared.add(SPELLING.id);
  expect(named.filter((id) => !declared.has(id) && !RULE_BY_ID.has(id))).toEqual([]);
});
