import type { AiUse } from '@argint/contracts';

/** What is declared, without its words. */
export type Declared = Omit<AiUse, 'sections'>;

const ABOUT = [
  'Argument Intelligence reads an essay and returns scores, critiques tied to the words they are about, and suggestions for the next draft.',
  'It does not change the essay. Some critiques propose a wording; whether any of it was used is for the student to say.',
  'This statement records how the service was used. It makes no judgement about who wrote the essay.',
];

const DATE = new Intl.DateTimeFormat('en-ZA', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'UTC',
  hour12: false,
});

/** '21 November 2026 at 12:00 UTC'. */
export const dateWords = (iso: string): string => `${DATE.format(new Date(iso))} UTC`;

const counted = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;

const place = ({ draftNumber, lineNumber }: AiUse['decided'][number]): string =>
  lineNumber === null ? `draft ${draftNumber}` : `draft ${draftNumber}, line ${lineNumber}`;

const decided = (use: Declared, state: 'resolved' | 'intended'): string[] =>
  use.decided
    .filter((critique) => critique.state === state)
    .map((critique) => {
      const quote = critique.quote === null ? '' : ` (“${critique.quote}”)`;
      return `${critique.issue}${quote} – ${place(critique)}`;
    });

/** The statement in words, part by part. */
export const aiUseSections = (use: Declared): AiUse['sections'] => {
  const { counts } = use;
  const resolved = decided(use, 'resolved');
  const intended = decided(use, 'intended');
  return [
    { heading: 'About the service', lines: ABOUT },
    ...use.analyses.map((analysis) => ({
      heading: `Draft ${analysis.draftNumber}, analysed on ${dateWords(analysis.analysedAt)}`,
      lines: [
        `Read by: ${analysis.readBy}.`,
        ...analysis.saw,
        `It returned ${counted(analysis.critiques, 'critique')}${analysis.isCompleted ? '.' : ' before it was stopped.'}`,
      ],
    })),
    {
      heading: 'What the student decided',
      lines: [
        `Critiques of the newest analysis: ${counts.resolved} resolved, ${counts.intended} intended, ${counts['not useful']} not useful, ${counts.open} open.`,
      ],
    },
    { heading: 'Marked as resolved', lines: resolved.length > 0 ? resolved : ['None.'] },
    {
      heading: 'Marked as intended, and left as it is',
      lines: intended.length > 0 ? intended : ['None.'],
    },
  ];
};

/** The statement as plain text. */
export const aiUseText = (use: AiUse): string =>
  [
    `Statement on the use of Argument Intelligence\n\nEssay: ${use.title}\nMade on ${dateWords(use.madeAt)}`,
    ...use.sections.map(
      ({ heading, lines }) => `${heading}\n${lines.map((line) => `- ${line}`).join('\n')}`,
    ),
  ].join('\n\n') + '\n';
