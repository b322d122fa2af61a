import type { Span } from '@argint/text-analysis';
import type { GrammarSlip } from './grammar-slip.ts';
import { isWorthRemark } from './slip-filter.ts';
import { SOUTH_AFRICAN_WORDS } from './south-african-words.ts';

/** A loaded checker: some 500 MB while it loads, about 150 after; one a process. */
export interface Grammar {
  /** Slips within the ranges, in order of position; offsets are UTF-16 units of `text`. */
  check: (text: string, ranges: readonly Span[]) => Promise<GrammarSlip[]>;
}

/** Loads Harper (British English with our word list); about two seconds. Load it once. */
export const createGrammar = async (): Promise<Grammar> => {
  const [{ Dialect, LocalLinter, SuggestionKind }, { slimBinaryInlined }] = await Promise.all([
    import('harper.js'),
    import('harper.js/slimBinaryInlined'),
  ]);
  const linter = new LocalLinter({ binary: slimBinaryInlined, dialect: Dialect.British });
  await linter.setup();
  await linter.importWords([...SOUTH_AFRICAN_WORDS]);

  const checkRange = async (text: string, range: Span): Promise<GrammarSlip[]> => {
    const part = text.slice(range.start, range.end);
    const groups = await linter.organizedLints(part, { language: 'plaintext' });
    return Object.entries(groups).flatMap(([rule, lints]) =>
      lints.map((lint) => {
        const span = lint.span();
        return {
          rule,
          kind: lint.lint_kind(),
          start: range.start + span.start,
          end: range.start + span.end,
          message: lint.message(),
          replacements: lint
            .suggestions()
            .map((suggestion) =>
              suggestion.kind() === SuggestionKind.InsertAfter
                ? lint.get_problem_text() + suggestion.get_replacement_text()
                : suggestion.get_replacement_text(),
            ),
        };
      }),
    );
  };

  return {
    check: async (text, ranges) => {
      const found: GrammarSlip[] = [];
      for (const range of ranges) found.push(...(await checkRange(text, range)));
      return found
        .filter((slip) => isWorthRemark(text, slip))
        .sort((a, b) => a.start - b.start || a.end - b.end);
    },
  };
};
