import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Dialect, LocalLinter } from 'harper.js';
import { slimBinary } from 'harper.js/slimBinary';
import { dictionaryIn, expanded, sharedStarts } from './spelling-words.ts';

// Writes the words of the grammar checker's dictionary (harper.js, Apache-2.0) for the spelling check, which runs in
// browsers too. The checker itself says which of the expanded forms it knows; this takes two minutes:
//   npm run spelling-words

const FILE = '../../packages/critique-engine/src/spelling/words.txt';
const AT_A_TIME = 500;
/** Shorter ones are never called misspelt. */
const SHORTEST = 3;

/** Which of the words the checker's dictionary does not have. */
const unknownTo = async (dialect: Dialect, words: readonly string[]): Promise<Set<string>> => {
  const linter = new LocalLinter({ binary: slimBinary, dialect });
  const rules = Object.keys(await linter.getLintConfig());
  await linter.setLintConfig(
    Object.fromEntries(rules.map((rule) => [rule, rule === 'SpellCheck'])),
  );
  const unknown = new Set<string>();
  for (let at = 0; at < words.length; at += AT_A_TIME) {
    const text = words.slice(at, at + AT_A_TIME).join('\n\n');
    for (const lint of await linter.lint(text, { language: 'plaintext' })) {
      unknown.add(lint.get_problem_text());
      lint.free();
    }
  }
  return unknown;
};

const { entries, affixes } = dictionaryIn(readFileSync(fileURLToPath(slimBinary.url)));
const forms = [...new Set(entries.flatMap((entry) => expanded(entry, affixes)))].filter(
  ({ length }) => length >= SHORTEST,
);
const notBritish = await unknownTo(Dialect.British, forms);
const notAmerican = await unknownTo(Dialect.American, [...notBritish]);
const isCapital = (word: string): boolean => word !== word.toLowerCase();
const lower = (words: readonly string[]): Set<string> =>
  new Set(words.map((word) => word.toLowerCase()));

/** Forms of the entries that the dictionary calls common; the others are hardly ever meant by a misspelt word. */
const common = lower(
  entries.filter((entry) => /\/.*~/.test(entry)).flatMap((entry) => expanded(entry, affixes)),
);
const british = forms.filter((word) => !notBritish.has(word));
const words = lower(british.filter((word) => !isCapital(word)));
const names = lower(british.filter(isCapital));
const american = lower([...notBritish].filter((word) => !notAmerican.has(word)));
for (const word of names) if (words.has(word)) names.delete(word);
for (const word of american) if (words.has(word) || names.has(word)) american.delete(word);
const [usual, rare] = [true, false].map((isCommon) =>
  [...words].filter((word) => common.has(word) === isCommon),
);
const parts = [usual ?? [], rare ?? [], names, american];
writeFileSync(
  join(import.meta.dirname, FILE),
  `${parts.map((part) => sharedStarts(part)).join('\n\n')}\n`,
);
process.stdout.write(
  `${words.size} words, ${names.size} names, ${american.size} American spellings\n`,
);
