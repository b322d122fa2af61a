import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from '@jest/globals';
import { CLASS_OF } from '@argint/assembly';
import { Dialect, LocalLinter } from 'harper.js';
import { harperBinary } from './grammar/harper-binary.ts';
import { UNRELIABLE_RULES } from './grammar/grammar-issue-filter.ts';
import { RULE_GROUPS } from './grammar-rules/all-rules.ts';
import { TAUGHT } from './grammar-rules/lessons/all-lessons.ts';
import { TAGGED_RULES } from './grammar-rules/tagged/tagged-rules.ts';
import { GRAMMAR_EXAMPLES } from './testing/grammar-examples/all-examples.ts';

const own = new Set([
  ...RULE_GROUPS.flatMap(([, rules]) => rules.map(({ id }) => id)),
  ...TAGGED_RULES.map(({ id }) => id),
]);
let checker: ReadonlySet<string>;
/** The ids of the engine's rules and of the checker's rules that are switched on. */
let known: readonly string[];

beforeAll(async () => {
  const linter = new LocalLinter({ binary: await harperBinary(), dialect: Dialect.British });
  checker = new Set(Object.keys(await linter.getLintConfig()));
  known = [
    ...own,
    ...[...checker]
      .filter((rule) => !UNRELIABLE_RULES.has(rule))
      .map((rule) => rule.replace(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase()),
  ];
});

const namesRule = (id: string): boolean => {
  const pattern = new RegExp(`^${id.replaceAll('*', '.*')}$`);
  return known.some((rule) => pattern.test(rule));
};

test('every grammar rule has an example, and every example belongs to a rule', () => {
  const shown = new Set(GRAMMAR_EXAMPLES.flatMap((list) => list.map(([id]) => id)));
  expect([...own].filter((id) => !shown.has(id))).toEqual([]);
  expect([...shown].filter((id) => !own.has(id))).toEqual([]);
});

test('every id in a lesson names a rule', () => {
  expect(TAUGHT.filter((id) => !namesRule(id))).toEqual([]);
});

test('every grammar id in a class of slips names a rule', () => {
  const ids = [...CLASS_OF.keys()].flatMap((id) => /^grammar-(.*)/.exec(id)?.[1] ?? []);
  expect(ids.filter((id) => !namesRule(id))).toEqual([]);
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
  expect(named.length).toBeGreaterThan(5);
  expect(named.filter((id) => !declared.has(id) && !namesRule(id))).toEqual([]);
});

test('every rule of the checker that is switched off exists', () => {
  expect([...UNRELIABLE_RULES].filter((rule) => !checker.has(rule))).toEqual([]);
});
