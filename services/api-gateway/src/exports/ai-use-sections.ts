import type { AiUse } from '@argint/contracts';
import type { AiUseWords } from './ai-use-words/ai-use-words.ts';
import { AI_USE_WORDS } from './ai-use-words/all-languages.ts';

/** What is declared, without its words. */
export type Declared = Omit<AiUse, 'sections'>;
type Section = AiUse['sections'][number];

/** '21 November 2026 at 12:00 UTC', as the locale writes it. */
export const dateWords = (iso: string, locale = 'en-ZA'): string => {
  const date = new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'UTC',
    hour12: false,
  });
  return `${date.format(new Date(iso))} UTC`;
};

const decided = (
  use: Declared,
  { place, none }: AiUseWords,
  state: 'resolved' | 'intended',
): Omit<Section, 'heading'> => {
  const critiques = use.decided.filter((critique) => critique.state === state);
  if (critiques.length === 0) return { lines: [none], english: [null] };
  const english = critiques.map(({ issue, quote }) =>
    quote === null ? issue : `${issue} (“${quote}”)`,
  );
  const lines = critiques.map(
    ({ draftNumber, lineNumber }, i) => `${english[i]} – ${place(draftNumber, lineNumber)}`,
  );
  return { lines, english };
};

/** Lines without a word of the critiques or the essay. */
const ownWords = (heading: string, lines: readonly string[]): Section => ({
  heading,
  lines: [...lines],
  english: lines.map(() => null),
});

/** The statement in words, part by part. */
export const aiUseSections = (use: Declared): AiUse['sections'] => {
  const words = AI_USE_WORDS[use.language];
  return [
    ownWords(words.aboutHeading, words.about),
    ...use.analyses.map((analysis) =>
      ownWords(words.analysed(analysis.draftNumber, dateWords(analysis.analysedAt, words.locale)), [
        words.readBy(analysis.readBy),
        ...analysis.saw,
        words.returned(analysis.critiques, analysis.isCompleted),
      ]),
    ),
    ownWords(words.decidedHeading, [words.counts(use.counts)]),
    { heading: words.resolvedHeading, ...decided(use, words, 'resolved') },
    { heading: words.intendedHeading, ...decided(use, words, 'intended') },
  ];
};

/** Title, essay and date of the statement. */
export const aiUseHead = (use: AiUse): { title: string; essay: string; madeOn: string } => {
  const { title, essay, madeOn, locale } = AI_USE_WORDS[use.language];
  return { title, essay: essay(use.title), madeOn: madeOn(dateWords(use.madeAt, locale)) };
};

/** The statement as plain text. */
export const aiUseText = (use: AiUse): string => {
  const { title, essay, madeOn } = aiUseHead(use);
  return (
    [
      `${title}\n\n${essay}\n${madeOn}`,
      ...use.sections.map(
        ({ heading, lines }) => `${heading}\n${lines.map((line) => `- ${line}`).join('\n')}`,
      ),
    ].join('\n\n') + '\n'
  );
};
