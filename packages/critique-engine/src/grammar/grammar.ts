import type { Span } from '@argint/text-analysis';
import type { Lint, LocalLinter } from 'harper.js';
import { withoutEndlessRuns } from '../layers/endless-runs.ts';
import { CHECKER_RULES } from './checker-rules.ts';
import type { GrammarIssue } from './grammar-issue.ts';
import { harperBinary } from './harper-binary.ts';
import { SOUTH_AFRICAN_WORDS } from '../spelling/south-african-words.ts';

/** A loaded checker. It takes about 280 MB as long as its thread lives; load one per process. */
export interface Grammar {
  /** All issues the checker finds in the ranges, in order of position. Offsets are UTF-16 units of `text`. */
  check: (text: string, ranges: readonly Span[]) => Promise<GrammarIssue[]>;
}

/** Loads Harper (British English with our word list). Takes about a second; load it once. */
export const createGrammar = async (): Promise<Grammar> => {
  const [{ Dialect, LocalLinter, SuggestionKind }, binary] = await Promise.all([
    import('harper.js'),
    harperBinary(),
  ]);
  const linter: LocalLinter = new LocalLinter({ binary, dialect: Dialect.British });
  await linter.importWords([...SOUTH_AFRICAN_WORDS]);
  // Of overlapping issues, the checker reports one: a rule that nobody reads would hide one that is read.
  await linter.setLintConfig(
    Object.fromEntries(
      Object.keys(await linter.getLintConfig()).map((rule) => [rule, CHECKER_RULES.has(rule)]),
    ),
  );

  const issueOf = (rule: string, lint: Lint, offset: number): GrammarIssue => {
    const { start, end } = lint.span();
    return {
      rule,
      start: offset + start,
      end: offset + end,
      replacements: lint
        .suggestions()
        .map((suggestion) =>
          suggestion.kind() === SuggestionKind.InsertAfter
            ? lint.get_problem_text() + suggestion.get_replacement_text()
            : suggestion.get_replacement_text(),
        ),
    };
  };

  const checkRange = async (text: string, range: Span): Promise<GrammarIssue[]> => {
    const part = withoutEndlessRuns(text.slice(range.start, range.end));
    const groups = await linter.organizedLints(part, { language: 'plaintext' });
    return Object.entries(groups).flatMap(([rule, lints]) =>
      lints.map((lint) => {
        const issue = issueOf(rule, lint, range.start);
        // Each lint keeps a copy of the text until it is freed or garbage is collected.
        lint.free();
        return issue;
      }),
    );
  };

  return {
    check: async (text, ranges) => {
      const found: GrammarIssue[] = [];
      for (const range of ranges) found.push(...(await checkRange(text, range)));
      return found.sort((a, b) => a.start - b.start || a.end - b.end);
    },
  };
};
