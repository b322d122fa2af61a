import type { AiUseWords } from './ai-use-words.ts';

const engine = (version: string | null): string =>
  `service’s own rule-based engine${version === null ? '' : `, version ${version}`}`;

export const english: AiUseWords = {
  locale: 'en-ZA',
  title: 'Statement on the use of Argument Intelligence',
  essay: (title) => `Essay: ${title}`,
  madeOn: (date) => `Made on ${date}`,
  aboutHeading: 'About the service',
  about: [
    'Argument Intelligence reads an essay and returns scores, critiques tied to the words they are about, and suggestions for the next draft.',
    'It changes nothing by itself. Some critiques propose a wording, which the student can put in with a click; whether any of it was used is for the student to say.',
    'This statement records how the service was used. It makes no judgement about who wrote the essay.',
  ],
  analysed: (draft, date) => `Draft ${draft}, analysed on ${date}`,
  engine: (version) => `The ${engine(version)}`,
  modelAndEngine: (model, version) =>
    `The AI model ${model ?? '(not named)'}, and the ${engine(version)}`,
  readBy: (who) => `Read by: ${who}.`,
  sawText: (words) => `The whole text of the draft, ${words} words.`,
  sawQuestion: 'The essay question.',
  sawCriteria: 'The student’s marking criteria.',
  sentToProvider: 'The text was sent to the provider of the AI model.',
  sentToOwnServer:
    'The text was sent to the server of the AI model, which the operator of this service chose.',
  stayed: 'The text stayed on this service, and no AI model read it.',
  returned: (critiques, isCompleted) =>
    `It returned ${critiques} ${critiques === 1 ? 'critique' : 'critiques'}${isCompleted ? '' : ' before it was stopped'}.`,
  decidedHeading: 'What the student decided',
  counts: (counts) =>
    `Critiques of the newest analysis: ${counts.resolved} resolved, ${counts.intended} intended, ${counts['not useful']} not useful, ${counts.open} open.`,
  resolvedHeading: 'Marked as resolved',
  intendedHeading: 'Marked as intended, and left as it is',
  none: 'None.',
  place: (draft, line) => (line === null ? `draft ${draft}` : `draft ${draft}, line ${line}`),
};
