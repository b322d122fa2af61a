import { stem } from '../layers/stem.ts';
import { ECONOMICS } from './economics-exemplars.ts';
import { EDUCATION } from './education-exemplars.ts';
import { ENVIRONMENT } from './environment-exemplars.ts';
import type { ExemplarSet } from './exemplar.ts';
import { GENERAL } from './general-exemplars.ts';
import { HEALTH } from './health-exemplars.ts';
import { HISTORY } from './history-exemplars.ts';
import { LAW } from './law-exemplars.ts';
import { LITERATURE } from './literature-exemplars.ts';
import { TECHNOLOGY } from './technology-exemplars.ts';

export const DISCIPLINES = [
  'education',
  'law',
  'economics',
  'environment',
  'health',
  'technology',
  'history',
  'literature',
  'general',
] as const;
export type Discipline = (typeof DISCIPLINES)[number];

export const EXEMPLARS: Readonly<Record<Discipline, ExemplarSet>> = {
  education: EDUCATION,
  law: LAW,
  economics: ECONOMICS,
  environment: ENVIRONMENT,
  health: HEALTH,
  technology: TECHNOLOGY,
  history: HISTORY,
  literature: LITERATURE,
  general: GENERAL,
};

/** The name of each field within a sentence. */
export const DISCIPLINE_NAMES: Readonly<Record<Discipline, string>> = {
  education: 'education',
  law: 'law',
  economics: 'economics and business',
  environment: 'environment and science',
  health: 'health',
  technology: 'technology and media',
  history: 'history and politics',
  literature: 'literature and philosophy',
  general: 'general argument',
};

/** Words typical of each field. A star marks words that rarely occur in any other field. */
const words: Readonly<Record<Exclude<Discipline, 'general'>, string>> = {
  education: `school* teacher* learner* classroom* curriculum* homework* exam examination university education* lesson grade
    college tuition pupil* textbook* matric* syllabus* kindergarten* student uniform class teach professor lecturer degree campus`,
  law: `law court* judge constitution* constitutional* crime* criminal* punishment prison* legal illegal legislation* statute*
    offender* trial police justice sentence defendant* lawyer* murder* penalty execution jury* rights convicted jail prosecutor*`,
  economics: `economy* economic* market price tax* trade business company employment unemployment* wage* profit* consumer*
    inflation* investment bank income customer industry salary employer* employee* export* import* budget advertising*
    advertisement* product factory poverty tourism* tourist* entrepreneur* finance financial globalisation* globalization*`,
  environment: `climate* pollution* carbon* emission* species* environment* environmental* river forest* recycling* recycle*
    plastic wildlife* warming* solar coal* planet fossil* ecosystem* biodiversity* greenhouse* conservation animal zoo
    earth ocean drought* rainforest* deforestation* waste energy renewable* scientific scientist experiment nuclear`,
  health: `health* healthy disease* doctor* hospital* patient* diet* obesity* smoking* smoker* vaccine* vaccination* medicine
    medical drug mental clinic* nutrition* alcohol illness* exercise surgery* cancer* depression* nurse* tobacco* cigarette*
    sleep vegetable fitness* virus* pandemic* sick therapy*`,
  technology: `technology* internet* computer* phone cellphone* smartphone* online device digital* robot* software* app website*
    television* media newspaper* privacy platform algorithm* facebook* instagram* twitter* screen game video machine web
    artificial automation* electronic* gadget* laptop* journalist* news`,
  history: `government* democracy* democratic* apartheid* colonial* colonialism* history historical vote* voting* election*
    president* parliament* political* politics* politician* century nation independence revolution empire* war treaty*
    citizen immigration* immigrant* border* struggle liberation* policy minister* republic* monarchy* racism`,
  literature: `novel* poem* poet* poetry* narrator* metaphor* protagonist* fiction* character theme stanza* verse chapter
    literature* literary* reader symbol imagery* tragedy hero playwright* ethics* moral morality* philosophy* philosopher*
    virtue* kant* utilitarian* knowledge truth plot irony* narrative author`,
};

const POINTS = { star: 2, plain: 1 } as const;
/** Points by stem. If two words have the same stem ('teacher', 'teach'), the higher points count. */
const pointsOf = (list: string): Map<string, number> => {
  const points = new Map<string, number>();
  for (const word of list.split(/\s+/)) {
    const term = stem(word.replace('*', ''));
    const value = word.endsWith('*') ? POINTS.star : POINTS.plain;
    points.set(term, Math.max(value, points.get(term) ?? 0));
  }
  return points;
};
const termsOf = new Map(
  Object.entries(words).map(([field, list]) => [
    field as Exclude<Discipline, 'general'>,
    pointsOf(list),
  ]),
);

/** The likely field of an essay. */
export interface DisciplineGuess {
  discipline: Discipline;
  /** Lead of the first field over the second, 0 to 1. */
  confidence: number;
  /** Stems of the terms that point to the field, strongest first. */
  terms: string[];
}

/** With fewer points, the field is uncertain. */
const MIN_POINTS = 6;
/** With a smaller lead, the field is uncertain. */
const MIN_LEAD = 0.2;

/** The field whose words the essay uses most; repeated words count less and less. 'general' if none is clearly ahead. */
export const disciplineOf = (terms: ReadonlyMap<string, number>): DisciplineGuess => {
  const scored = [...termsOf]
    .map(([discipline, list]) => {
      const hits = [...list].flatMap(([term, points]) => {
        const count = terms.get(term) ?? 0;
        return count ? [{ term, value: points * Math.sqrt(count) }] : [];
      });
      hits.sort((a, b) => b.value - a.value || (a.term < b.term ? -1 : 1));
      return {
        discipline,
        value: hits.reduce((sum, hit) => sum + hit.value, 0),
        terms: hits.map(({ term }) => term),
      };
    })
    .sort((a, b) => b.value - a.value);
  const [first, second] = scored;
  if (!first || !second || first.value < MIN_POINTS)
    return { discipline: 'general', confidence: 0, terms: [] };
  const confidence = Math.round(((first.value - second.value) / first.value) * 100) / 100;
  return confidence < MIN_LEAD
    ? { discipline: 'general', confidence, terms: [] }
    : { discipline: first.discipline, confidence, terms: first.terms };
};
