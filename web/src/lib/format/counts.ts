import { plural } from '../i18n/text.ts';

/** '1,200 words', '1 word'. */
export const wordCount = (count: number): string =>
  plural(count, '{{count}} word', '{{count}} words');

/** '12 lines'. */
export const lineCount = (count: number): string =>
  plural(count, '{{count}} line', '{{count}} lines');

/** '3 critiques'. */
export const critiqueCount = (count: number): string =>
  plural(count, '{{count}} critique', '{{count}} critiques');

/** '7 issues found'. */
export const issuesFound = (count: number): string =>
  plural(count, '{{count}} issue found', '{{count}} issues found');

/** 'The 60 critiques that matter most; 34 smaller ones left out.', null where none is left out. */
export const leftOutWords = (shown: number, leftOut: number): string | null =>
  leftOut <= 0
    ? null
    : plural(
        leftOut,
        'The {{shown}} that matter most; {{count}} smaller one left out.',
        'The {{shown}} that matter most; {{count}} smaller ones left out.',
        { shown: critiqueCount(shown) },
      );

/** '75 places': how often what was found stands in the text. */
export const inPlaces = (count: number): string =>
  plural(count, '{{count}} place', '{{count}} places');
