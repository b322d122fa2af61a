/** People and things that know, and what to ask where no name is given. The first that fits counts. */
const ASKED: readonly (readonly [knower: RegExp, question: string])[] = [
  [/\bas any\b/i, 'Ask one of them. Would each of them really tell you the same?'],
  [/^it\b/i, 'Who tried to show it, and how would they have noticed if it were wrong?'],
  [
    /\b(?:statistics|data)\b/i,
    'Who collects these numbers, and for which place and year are they?',
  ],
  [/\bsurveys?\b/i, 'Who was asked in it, how many people was that, and in which year?'],
  [
    /\bexperiments?\b|\binvestigations?\b/i,
    'What was done in it, how often, and where can your reader look it up?',
  ],
  [
    /\b(?:studies|research)\b/i,
    'Which one study do you know best? Who was in it, where, and in which year?',
  ],
  [/\bhistorians?\b/i, 'Which historian is it, in which book, and what does the book rely on?'],
  [
    /\b(?:doctors|physicians|psychologists?|[a-z]+atrists)\b/i,
    'Did a doctor or psychologist tell you so, or did you read it? Who was it, or where was it?',
  ],
  [
    /\b(?:economists?|analysts)\b/i,
    'Which economist says so, and which one would say the opposite?',
  ],
  [/\b(?:educators|educationists)\b/i, 'Which school or teacher have they seen it in?'],
  [/\bauthorities\b/i, 'Which office or person is that, and where did they say it?'],
  [
    /\b(?:experts?|specialists?)\b/i,
    'What exactly are they experts in, and who is one of them by name?',
  ],
  [
    /\b(?:scientists?|researchers?|[a-z]+ologists|[a-z]+icists|science)\b/i,
    'Who found it, and did they measure it, see it or work it out?',
  ],
];

/** A question that leads from a knower without a name to one that can be named. */
export const knowerHint = (words: string): string =>
  ASKED.find(([knower]) => knower.test(words))?.[1] ??
  'Who is one of them by name, and where can your reader find what they said?';
