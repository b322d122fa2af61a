import type { Span } from '@argint/text-analysis';

/** A command with its argument. A text with one is LaTeX source, and its dollar signs may be formulas. */
const source = /\\[a-z]+\*?(?:\[[^\]\n]*\])*\{/i;
/** A command whose argument is text of the writer's own: only its name and its braces are markup. */
const styled =
  /\\(?:text(?:bf|it|sc|rm|sf|tt|sl|up|md|normal)?|emph|underline|footnote|enquote|caption|mbox|title|(?:sub)*section|chapter|(?:sub)?paragraph|item)\*?(?:\[[^\]\n]*\])*(?:\{|(?![a-zA-Z]))/;
/** Any other command, with all that belongs to it. */
const command = /\\[A-Za-z]+\*?(?:\[[^\]\n]*\])*(?:\{[^{}\n]*\})*|\\[%&#_$\\]/;
const formula =
  /\$\$[^$]{1,400}\$\$|\$(?!\s)[^$\n]{1,200}(?<!\s)\$(?!\d)|\\\([^\n]{1,200}?\\\)|\\\[[^\n]{1,400}?\\\]/;
const markup = new RegExp(
  [formula, styled, command, /[{}]/].map(({ source: pattern }) => pattern).join('|'),
  'g',
);

/** The commands, braces and formulas of LaTeX source. None in a text that is not LaTeX. */
export const latexMarkup = (text: string): Span[] =>
  source.test(text)
    ? [...text.matchAll(markup)].map(({ index, 0: { length } }) => ({
        start: index,
        end: index + length,
      }))
    : [];

const environment =
  /^\\(begin|end)\{(?:equation|align|gather|math|displaymath|verbatim|lstlisting|tabular|table|figure|tikzpicture|thebibliography)\*?\}/;
const onlyCommands =
  /^(?:%.*|(?:\\(?!(?:sub)*section|chapter|text|emph|item|footnote)[A-Za-z]+\*?(?:\[[^\]\n]*\])*(?:\{[^{}\n]*\})*\s*)+)$/;

/** Which of the paragraphs of LaTeX source are none of the writer's text: commands, comments, equations, tables. */
export const latexParagraphs = (contents: readonly string[]): boolean[] => {
  let isInside = false;
  const isSource = contents.some((content) => source.test(content));
  return contents.map((content) => {
    if (!isSource) return false;
    const bare = content.trim();
    const [, edge] = environment.exec(bare) ?? [];
    const found = isInside || edge !== undefined || onlyCommands.test(bare);
    if (edge !== undefined) isInside = edge === 'begin' && !/\\end\{/.test(bare);
    return found;
  });
};
