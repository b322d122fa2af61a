import { countWords } from '@argint/text-analysis';
import type { Span } from '@argint/text-analysis';

/** A line with more words is prose, however it begins or ends. */
const MAX_WORDS = 25;
/** Lines that only a program, a style sheet or a query has. */
const certain: readonly RegExp[] = [
  /^(?=.*(?:\w\(|[=[\]{}<>])).*[;{]\s*(?:\/\/.*)?$/,
  /^(?:export )?(?:async )?(?:def|class|function|fn|func)\s+\w+.*[:{)]$/,
  /^(?:for\s+\w+(?:,\s*\w+)*\s+in\s+\S+|while\s+\S+\s*[<>=!].*|(?:el)?if\s+.*(?:==|!=|<|>|\w\().*)\s*:$/,
  /^(?:import\s+[\w.*{}]+(?:\s+(?:as|from)\s+\S+)?|from\s+[\w.]+\s+import\s+.+|#include\s*[<"].*)$/,
  /^(?:const|let|var|int|float|double|char|bool|boolean|String|public|private|static|void)\s+\w+.*[=;({]/,
  /^return\b.*[;()[\]]$/,
  /^[a-z_][\w.]*(?:\[[^\]]*\])?\s*(?:[-+*/]=|:=|<-|=)\s*[^=\s].*$/,
  /^[A-Za-z_]\w*(?:\.\w+)*\(.*\)\s*;?$/,
  /^(?:SELECT|INSERT INTO|UPDATE|DELETE FROM|CREATE TABLE)\s.+/,
  /^<[/!]?[a-z][^<>]*>(?:.*>)?$/i,
];
/** Lines that are code beside other lines of code. */
const possible: readonly RegExp[] = [
  /^[\])}]+[;,]?$/,
  /^(?:else|try|finally|except\b.*|with\b.*|do|begin|end)\s*:?\{?$/,
  /^(?:#|\/\/|\/\*|\*|--|<!--|>>>).*$/,
  /^(?:FROM|WHERE|JOIN|GROUP BY|ORDER BY|VALUES|SET)\b.*/,
  /[;{}]$/,
  /^(?:pass|break|continue|return)\b\s*[\w./*+-]*(?:\s[-+*/]\s\S+)?$/,
  /^return\b.*\w\(/,
];
const fence = /^(?:```|~~~)/;

const linesOf = (paragraph: string): string[] =>
  paragraph
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
const matches = (forms: readonly RegExp[], line: string): boolean =>
  countWords(line) <= MAX_WORDS && forms.some((form) => form.test(line));
const mayBeCode = (paragraph: string): boolean =>
  linesOf(paragraph).every((line) => matches(certain, line) || matches(possible, line));
const isCode = (paragraph: string): boolean =>
  mayBeCode(paragraph) && linesOf(paragraph).some((line) => matches(certain, line));

/** Which of the paragraphs of a text, in order, are lines of a program: by their form, or between two fences. */
export const codeParagraphs = (contents: readonly string[]): boolean[] => {
  let isFenced = false;
  const fenced = contents.map((content) => {
    const fences = linesOf(content).filter((line) => fence.test(line)).length;
    const isInside = isFenced || fences > 0;
    if (fences % 2 === 1) isFenced = !isFenced;
    return isInside;
  });
  // A fence that is never closed fences nothing.
  const found = contents.map((content, i) => (!isFenced && fenced[i] === true) || isCode(content));
  const spread = (i: number, beside: number): void => {
    if (found[beside] && mayBeCode(contents[i] ?? '')) found[i] = true;
  };
  for (let i = 1; i < contents.length; i++) spread(i, i - 1);
  for (let i = contents.length - 2; i >= 0; i--) spread(i, i + 1);
  return found;
};

/** Inside a sentence: an address of the web or of a mail box, code between backticks, a call, a name with underscores. */
const inline =
  /\bhttps?:\/\/[^\s<>"”’]*[^\s<>"”’.,;:!?)\]}]|\b(?:www\.[\w-]+|(?:[\w-]{1,63}\.){1,4}(?:com|org|net|edu|gov|info|int|ac|co|za|uk))(?:\.[\w-]+)*\b(?:\/[^\s<>"”’]*[^\s<>"”’.,;:!?)\]}])?|\b[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,4}|`[^`\n]{1,120}`|\b[A-Za-z_$][\w$]{0,60}(?:\.[A-Za-z_$][\w$]{0,60}){1,8}\([^()\n]{0,80}\)|\b[A-Za-z_]\w{0,60}\(\)|\b[A-Za-z]+_\w+\b/g;

/** The addresses and pieces of code inside the sentences of a text. */
export const inlineCode = (text: string): Span[] =>
  [...text.matchAll(inline)].map(({ index, 0: { length } }) => ({
    start: index,
    end: index + length,
  }));
