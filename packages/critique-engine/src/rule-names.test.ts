import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from '@jest/globals';
import { Dialect, LocalLinter } from 'harper.js';
import { harperBinary } from './grammar/harper-binary.ts';
import { UNRELIABLE_RULES } from './grammar/grammar-issue-filter.ts';
import { GRAMMAR_RULES, RULE_BY_CHECKER, RULE_BY_ID } from './grammar-rules/all-rules.ts';

let checker: ReadonlySet<string>;
/** The ids of the checker's rules that are switched on, as remarks name them. */
let checkerIds: ReadonlySet<string>;

beforeAll(async () => {
  const linter = new LocalLinter({ binary: await harperBinary(), dialect: Dialect.British });
  checker = new Set(Object.keys(await linter.getLintConfig()));
  checkerIds = new Set(
    [...checker]
      .filter((rule) => !UNRELIABLE_RULES.has(rule))
      .map((rule) => rule.replace(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase()),
  );
});

test('every rule of the checker that a rule of ours names exists, and no two name the same one', () => {
  expect([...RULE_BY_CHECKER.keys()].filter((id) => !checkerIds.has(id))).toEqual([]);
  const named = GRAMMAR_RULES.flatMap(({ checker: ids }) => ids?.split(' ') ?? []);
  expect(named.filter((id, i) => named.indexOf(id) !== i)).toEqual([]);
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
  const declared = new Set(idsIn(/\brule: 'grammar-([a-z-]+)'/g));
  const named = idsIn(/'grammar-([a-z-]+)'/g);
  expect(named.length).toBeGreaterThan(0);
  expect(
    named.filter((id) => !declared.has(id) && !RULE_BY_ID.has(id) && !checkerIds.has(id)),
  ).toEqual([]);
});

test('every rule of the checker that is switched off exists', () => {
  expect([...UNRELIABLE_RULES].filter((rule) => !checker.has(rule))).toEqual([]);
});
