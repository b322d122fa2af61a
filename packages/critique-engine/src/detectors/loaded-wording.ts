import type { Span } from '@argint/text-analysis';
import type { EssayModel, Sentence } from '../essay-model.ts';
import { evidenceOf, pastShare } from '../layers/graph/clause-signs.ts';
import { findPhrases, phraseDetector } from '../phrase-detector.ts';
import { around, choose, topicOf } from '../wording.ts';
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
const denied = /\b(?:not|hardly|never|far from) (?:[a-z]+ly )?$/i;

/** Words that name a plain sensation of what one tastes, smells or sees. */
const sensation = /^(?:disgusting|dreadful|ghastly|hideous|nasty|repulsive|sickening|vile|odious)$/;
const perceived =
  /\b(?:food|lunch|meals?|dish(?:es)?|soup|milk|fruit|vegetables?|meat|taste[sd]?|tasting|flavours?|flavors?|smell(?:s|ed|ing)?|look(?:s|ed|ing)?|feel(?:s|ing)?|felt|sounds?|weather|toilets?|bathrooms?|rooms?|water|air|streets?|insects?|injur(?:y|ies)|wounds?|diseases?)\b/i;

/** Whether the writer tells what happened or what something was like, and judges nobody's view. */
const describes = (sentence: Sentence, phrase: string, model: EssayModel): boolean =>
  (sensation.test(phrase) && perceived.test(sentence.text.slice(0, 600))) ||
  (evidenceOf(sentence, model) === 'own' && pastShare(sentence) > 0.5);

/** One-sided wording: a word that condemns or praises in the place of a reason. */
export const loadedWording = phraseDetector(
  LOADED_WORDS,
  ({ sentence, phrase, words, start, end }, model) => {
    if (mild.has(phrase)) return null;
    if (phrase.startsWith('un') && denied.test(model.text.slice(Math.max(0, start - 30), start)))
      return null;
    if (describes(sentence, phrase, model)) return null;
    const topic = topicOf(sentence, model);
    const rest = around({ start, end }, sentence, model, 50);
    return {
      rule: 'loaded-wording',
      issueType: 'argument',
      severity: 2,
      at: { start, end },
      issue: choose(sentence.text, [
        `“${words}” passes a verdict${topic ? ` on ${topic}` : ''} before any reason is given.`,
        `“${words}” is a judgement worded as a description${topic ? ` of ${topic}` : ''}.`,
      ]),
      reasoning: choose(`${rest}r`, [
        `Readers who do not already share the feeling will mistrust ${rest}; those who do learn nothing from it.`,
        `The word asks for a feeling before ${rest} has earned one.`,
        `An opponent could put the opposite word in the same place, and ${rest} would be no better or worse grounded.`,
      ]),
      fix: `Replace “${words}” by what was done and to whom, and let ${rest} lead the reader to the word.`,
      hint: `Which fact made you reach for “${words}”?`,
      confidence: 0.65,
    };
  },
);

const findLoaded = findPhrases(LOADED_WORDS);

/** Places of every loaded word, the mild ones too. */
export const loadedPlaces = (model: EssayModel): Span[] =>
  model.prose.flatMap((paragraph) =>
    findLoaded(paragraph, model).map(({ start, end }) => ({ start, end })),
  );
