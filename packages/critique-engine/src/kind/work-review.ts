import type { Paragraph } from '../essay.ts';

const HEAD_UNITS = 300;
/** Words about a work in a hundred words, from which on a text is about one. */
const WORKS_FROM = 1.8;
const LEAST_WORDS = 60;

const heading =
  /(?:^|\n)\W*(?:(?:an? |my )?(?:book|film|movie|play|music|album|restaurant|game|theatre|concert|series) review\b|(?:an? )?review (?:of|:)(?! (?:the |recent )?(?:literature|research|studies|evidence)))/i;
const works =
  /\b(?:novel|book|film|movie|the play|album|series|episode|chapters?|scenes?|plot|characters?|protagonist|ending|dialogue|narrator|author|director|actors?|actress|cast|readers?|viewers?|audience|soundtrack|songs?|screenplay|sequel|trilogy|bookshelf|cinema)\b/gi;
const recommends =
  /\bI (?:\w+ly |would |can |do |cannot |can['’]t )*recommend (?:it|this|the)\b|\bworth (?:reading|watching|seeing|hearing|a visit|the (?:ticket|price)|your (?:time|money))\b|\b(?:\d|one|two|three|four|five)(?:[.,]5| and a half)? (?:stars|out of (?:five|ten|5|10))\b|\bwill divide (?:its )?(?:readers|audiences|viewers)\b|\b(?:readers|viewers|fans|anyone|anybody) (?:who|of) [^.;]{3,60} (?:will (?:love|like|enjoy|hate)|should (?:read|watch|see|look elsewhere|skip))\b/i;

/**
 * Whether a text reviews a book, a film or another work for people who might read or see it: it says so at its head or
 * recommends the work, and speaks of its chapters, scenes and readers. A review of literature is none.
 */
export const isWorkReview = (text: string, paragraphs: readonly Paragraph[]): boolean => {
  const words = text.split(/\s+/).length;
  const named = (text.match(works)?.length ?? 0) * 100;
  if (named / Math.max(LEAST_WORDS, words) < WORKS_FROM) return false;
  const head = paragraphs
    .slice(0, 3)
    .map(({ start, end }) => text.slice(start, Math.min(end, start + HEAD_UNITS)))
    .join('\n');
  return heading.test(head) || recommends.test(text);
};
