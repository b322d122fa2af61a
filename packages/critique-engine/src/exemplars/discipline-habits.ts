import type { Discipline } from './discipline.ts';

/** What readers of a field look for in an essay. */
export interface DisciplineHabits {
  /** `sign` matches an essay that already has the habit; `advice` is about a quoted claim. */
  habits: readonly { sign: RegExp; advice: (claim: string) => string }[];
  /** Where to look things up, after 'such as'. */
  sources: string;
}

export const HABITS: Readonly<Record<Discipline, DisciplineHabits>> = {
  education: {
    habits: [
      {
        sign: /\b(?:grade \d|primary|high school|kindergarten|matric|\d+[- ]year|year[- ]olds?|first-year)\b/i,
        advice: (claim) =>
          `Say which learners are meant: age, grade, kind of school. As it stands ${claim} could be about a six-year-old or a student of law.`,
      },
      {
        sign: /\b(?:marks|grades|scores?|results|attendance|drop(?:ped)? out|pass rate)\b/i,
        advice: (claim) =>
          `Say how one would see it in a classroom (marks, attendance, reading aloud) if ${claim} were right.`,
      },
      {
        sign: /\b(?:instead of|cost|budget|timetable|hours? (?:a|per)|time for)\b/i,
        advice: (claim) =>
          `A school day is full: name what would be given up in the timetable for what ${claim} asks.`,
      },
    ],
    sources:
      'the reports of the Department of Basic Education, the international reading study PIRLS, or a review article in a journal of education',
  },
  law: {
    habits: [
      {
        sign: /\b(?:section \d|act\b|constitution|statute|according to the law|article \d)/i,
        advice: (claim) =>
          `Name the rule before you judge it: which section, act or case does ${claim} turn on?`,
      },
      {
        sign: /\b(?:right to|rights? of|limit(?:ed|ation)? (?:of|on))\b/i,
        advice: (claim) =>
          `Say whose right stands against whose in ${claim}, and why one gives way.`,
      },
      {
        sign: /\b(?:is legal|is illegal|the law (?:says|allows|forbids)|should be legal|law should)\b/i,
        advice: (claim) =>
          `Keep what the law is apart from what it ought to be; ${claim} can be read as either.`,
      },
    ],
    sources: 'the text of the act, or the judgments that SAFLII publishes free of charge',
  },
  economics: {
    habits: [
      {
        sign: /\b(?:cost|costs|pay for|paid by|taxpayers?|budget|afford)\b/i,
        advice: (claim) =>
          `Say who pays. ${claim} names a gain; somebody bears the price of it, now or later.`,
      },
      {
        sign: /\b(?:instead|alternative|rather than|other way to spend|opportunity)\b/i,
        advice: (claim) =>
          `Compare with the next best use of the same money or time; ${claim} stands against nothing yet.`,
      },
      {
        sign: /\b(?:short[- ]term|long[- ]term|short run|long run|at first|over time)\b/i,
        advice: (claim) =>
          `Separate the short run from the long: would ${claim} still hold once people have adapted to it?`,
      },
    ],
    sources:
      'the surveys of Statistics South Africa, the bulletins of the Reserve Bank or the open data of the World Bank',
  },
  environment: {
    habits: [
      {
        sign: /\b(?:per ?cent|tonnes?|litres?|degrees|\d+ ?%|kilomet)/i,
        advice: (claim) =>
          `Give a size with a unit. ${claim} may be true and small, or true and large; the reader cannot tell.`,
      },
      {
        sign: /\b(?:decades?|years|century|by 20\d\d|long[- ]term|generations?)\b/i,
        advice: (claim) =>
          `Say over which time and which area ${claim} holds; most effects in nature depend on both.`,
      },
      {
        sign: /\b(?:because|leads? to|causes?|so that|which means)\b/i,
        advice: (claim) => `Name the chain of causes behind ${claim}, link by link.`,
      },
    ],
    sources:
      'the assessment reports of the IPCC, the South African National Biodiversity Institute or the Department of Water and Sanitation',
  },
  health: {
    habits: [
      {
        sign: /\b(?:risk|per ?cent|\d+ ?%|one in|out of \d|rate)\b/i,
        advice: (claim) =>
          `Say how many of how many: ${claim} becomes a different sentence for one in ten than for one in ten thousand.`,
      },
      {
        sign: /\b(?:correlat|cause|because|linked|associated)\w*/i,
        advice: (claim) =>
          `Keep ‘is found together with’ apart from ‘causes’; say which of the two ${claim} means.`,
      },
      {
        sign: /\b(?:children|elderly|adults|teenagers|women|men|patients with|pregnant)\b/i,
        advice: (claim) =>
          `Say for whom ${claim} holds: age, illness and income change most answers about health.`,
      },
    ],
    sources:
      'the fact sheets of the World Health Organization, the South African Medical Research Council or a Cochrane review',
  },
  technology: {
    habits: [
      {
        sign: /\b(?:depends on how|way (?:we|people|they) use|use of|used (?:for|to|in))\b/i,
        advice: (claim) =>
          `Separate the tool from its use: is ${claim} true of the thing, or of what some people do with it?`,
      },
      {
        sign: /\b(?:compan(?:y|ies)|government|designed|profit|owner|developers?)\b/i,
        advice: (claim) =>
          `Ask who built it and what they earn by it; behind ${claim} nobody decides anything yet.`,
      },
      {
        sign: /\b(?:before|in the past|used to|earlier|since (?:19|20)\d\d|years ago)\b/i,
        advice: (claim) =>
          `Compare with how the same thing was done before; only then does ${claim} show a change.`,
      },
    ],
    sources:
      'the guidance of the Information Regulator, the reports of ICASA, or a study that says in which year it counted',
  },
  history: {
    habits: [
      {
        sign: /\b(?:1[5-9]|20)\d\d\b|\b(?:century|decade)\b/i,
        advice: (claim) => `Give ${claim} a date and a place; without them nobody can check it.`,
      },
      {
        sign: /\b(?:according to|wrote|speech|letter|newspaper|archive|testimony|recorded)\b/i,
        advice: (claim) =>
          `Let one document of the time speak for ${claim}, and say who wrote it for whom.`,
      },
      {
        sign: /\b(?:because|led to|caused|as a result|in response)\b/i,
        advice: (claim) =>
          `That one thing came after another does not make it the consequence: say what in ${claim} brought about what.`,
      },
    ],
    sources:
      'South African History Online, the debates of Parliament, or a collection of documents of the period',
  },
  literature: {
    habits: [
      {
        sign: /[“"‘][^”"’]{8,}[”"’]/,
        advice: (claim) => `Quote the words on which ${claim} rests, and read one of them closely.`,
      },
      {
        sign: /\b(?:metaphor|image|tone|rhythm|narrator|point of view|structure|repetition|irony|style)\b/i,
        advice: (claim) =>
          `Say how it is done, not only what is said: which image, voice or order of telling makes ${claim} true?`,
      },
      {
        sign: /\b(?:by \w+ i mean|is defined|definition|in the sense|means that)\b/i,
        advice: (claim) => `Say in which sense you use the main word of ${claim}.`,
      },
    ],
    sources: 'the text itself by page or line, and one critic who reads it otherwise',
  },
  general: {
    habits: [
      {
        sign: /\b(?:means|defined? as|definition|by \w+ i mean|in the sense)\b/i,
        advice: (claim) =>
          `Say what you mean by the main word of ${claim}; readers bring their own meaning otherwise.`,
      },
      {
        sign: /\b(?:for example|for instance|such as)\b/i,
        advice: (claim) =>
          `Give ${claim} one case with a place and a person in it, and say what the case shows.`,
      },
      {
        sign: /\b(?:some|many|most|often|usually|sometimes|not all|in some cases)\b/i,
        advice: (claim) => `Say for whom ${claim} holds, and for whom it does not.`,
      },
      {
        sign: /\b(?:however|although|on the other hand|critics|some people)\b/i,
        advice: (claim) => `Set a reasonable person against ${claim} and let them speak first.`,
      },
    ],
    sources: 'an encyclopaedia article for the terms and one survey or report for the facts',
  },
};
