import { createHash } from 'node:crypto';
import { longEssay, SAMPLE_ESSAY, SAMPLE_QUESTION } from '@argint/testkit';
import { analyse } from '../cli/analyse.ts';
import { createGrammar } from '../grammar/grammar.ts';
import { ENGINE_VERSION } from '../versions.ts';
import { POOL_ESSAY, POOL_QUESTION, TRAIN_ESSAY, TRAIN_QUESTION } from './essays.ts';
import { GRAMMAR_RULES } from '../grammar-rules/all-rules.ts';
import { bothOf } from './corrections-of.ts';

/** The digest of the engine's output when its version was last raised. */
export interface OutputDigest {
  engineVersion: string;
  /** SHA-256 of all results, in hexadecimal. */
  sha256: string;
}

/** The essays of the digest: whole ones, and the example sentences of all grammar rules. */
const essays: readonly [text: string, question: string | null][] = [
  [TRAIN_ESSAY, TRAIN_QUESTION],
  [POOL_ESSAY, POOL_QUESTION],
  [SAMPLE_ESSAY, SAMPLE_QUESTION],
  [`${SAMPLE_ESSAY}\n\n${TRAIN_ESSAY}`, null],
  [longEssay(600), null],
  ...GRAMMAR_RULES.flatMap(({ examples }) =>
    examples.map((example): [string, null] => {
      const { wrong, right } = bothOf(example);
      return [`${wrong} ${right}`, null];
    }),
  ),
];

/** Removes the version from the results, so that raising it alone does not change the digest. */
const withoutVersion = (json: string): string => json.replaceAll(`"${ENGINE_VERSION}"`, '""');

/** Analyses the essays with the grammar checker; takes a few seconds. */
export const digestOfOutput = async (): Promise<OutputDigest> => {
  const grammar = await createGrammar();
  const hash = createHash('sha256');
  for (const [text, question] of essays)
    hash.update(
      withoutVersion(JSON.stringify(await analyse(text, question, 'comprehensive', grammar))),
    );
  return { engineVersion: ENGINE_VERSION, sha256: hash.digest('hex') };
};

/**
 * The digest to store in place of `stored`.
 * @throws Error where the output changed and ENGINE_VERSION did not.
 */
export const nextDigest = (current: OutputDigest, stored: OutputDigest | null): OutputDigest => {
  if (stored?.engineVersion === current.engineVersion && stored.sha256 !== current.sha256)
    throw new Error(
      `The critique engine's output changed, but its version is still ${current.engineVersion}. Raise ENGINE_VERSION in packages/critique-engine/src/versions.ts, then run: npm run generate`,
    );
  return current;
};
