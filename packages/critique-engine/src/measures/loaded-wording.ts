import type { Span } from '@argint/text-analysis';
import type { ReadEssay, Sentence } from '../essay.ts';
import { evidenceOf, pastShare } from '../layers/graph/clause-signs.ts';
import { findPhrases } from '../phrase-detector.ts';
import type { PhraseFound } from '../phrase-detector.ts';
import { LOADED_WORDS } from './loaded-words.ts';

/** Words that may be the plain truth, or mean an action literally, in a student's essay; they count only where bias alone is asked for. */
const mild: ReadonlySet<string> = new Set([
  'of course',
  'nothing but',
  'war on',
  'hate speech',
  ...`bully bullying corrupt cruel cruelty dangerous dangerously extreme sad sadly terrible terribly lie lies attack
    attacking destroy destroyed destroying destroys exploit exploited exploiting hostile joke massive massively myth proud brilliant
    racism racist radical regime rhetoric riot scary stunning tragic ugly unprecedented weird chaos mess mob mobs desperate desperately
    absolutely incredibly mainstream privileged socialist socialists socialism horrible fake greed greedy cult invasion ideological
    ignorance ignorant ironic ironically xenophobia genocide colonizers monster monsters villain heroes heroic plague plagued
    embarrassing dirty epic glorious beloved devastating devastated disastrous toxic shocking awful stupid evil crazy dumb ridiculous
    nonsense nightmare brutal alarming provocative militant elites obsessed obsession extremism fascism misguided wrongly deluded
    slammed slams blasts blasted smear smears smearing trampled crushing crippling hailed mock mocked mocking ravaged plaguing cater
    parrot parroted disturbing frightening insanity profoundly relentless relentlessly terrifying utterly vicious viciously wildly explosive decimate decimated rigged warped hollow bloated chilling looting rampage swamp puppet lavish`.split(
    /\s+/,
  ),
]);

/** 'not unprecedented' plays down what 'unprecedented' would play up. */
const denied = /\b(?:not|hardly|never|far from) (?:an? )?(?:[a-z]+ly )?$/i;

/** Words that name a plain sensation of what one tastes, smells or sees. */
const sensation = /^(?:disgusting|dreadful|ghastly|hideous|nasty|repulsive|sickening|vile|odious)$/;
const perceived =
  /\b(?:food|lunch|meals?|dish(?:es)?|soup|milk|fruit|vegetables?|meat|taste[sd]?|tasting|flavours?|flavors?|smell(?:s|ed|ing)?|look(?:s|ed|ing)?|feel(?:s|ing)?|felt|sounds?|weather|toilets?|bathrooms?|rooms?|water|air|streets?|insects?|injur(?:y|ies)|wounds?|diseases?)\b/i;

/** Whether the writer tells what happened or what something was like, and judges nobody's view. */
const describes = (sentence: Sentence, phrase: string, essay: ReadEssay): boolean =>
  (sensation.test(phrase) && perceived.test(sentence.text.slice(0, 600))) ||
  (evidenceOf(sentence, essay) === 'own' && pastShare(sentence) > 0.5);

const find = findPhrases(LOADED_WORDS);

/** Words that condemn or praise where a reason should stand. */
export const loadedWording = (essay: ReadEssay): PhraseFound[] =>
  essay.prose
    .flatMap((paragraph) => find(paragraph, essay))
    .filter(
      ({ sentence, phrase, start }) =>
        !mild.has(phrase) &&
        !denied.test(essay.text.slice(Math.max(0, start - 30), start)) &&
        !describes(sentence, phrase, essay),
    );

/** Places of every loaded word, the mild ones too. */
export const loadedPlaces = (essay: ReadEssay): Span[] =>
  essay.prose.flatMap((paragraph) =>
    find(paragraph, essay).map(({ start, end }) => ({ start, end })),
  );
