import type { GrammarRule } from './grammar-rule.ts';
import { likeCase } from './grammar-rule.ts';
import { BASE_OF_PAST, BASE_OF_THIRD, BASE_VERBS, thirdOf, SURE_THIRDS } from './verb-forms.ts';

const pasts = [...BASE_OF_PAST.keys()]
  .filter((v) => !/^(?:left|found|felt|fell|saw|thought)$/.test(v))
  .join('|');
const bases = BASE_VERBS.filter((v) => v !== 'like').join('|');
const baseOf = (form: string): string => BASE_OF_PAST.get(form) ?? BASE_OF_THIRD.get(form) ?? form;

/** Verbs that do not agree, or stand in the wrong form after another. */
export const VERB_RULES: readonly GrammarRule[] = [
  {
    id: 'third-person-s',
    pattern: new RegExp(
      `(?:^|[.;,] |\\b(?:and|because|that|but|if|when|so|which|while|as) )(he|she|it) (${bases})\\b(?! or not)`,
      'gi',
    ),
    better: (m, sentence) =>
      /\b(?:let|make|makes|made|help|helps|see|suggest|recommend|demand|insist|important|essential|vital|necessary|did|do|does|can|could|will|would|should|may|might|must|to)\b/i.test(
        sentence.slice(Math.max(0, m.index - 40), m.index + 6),
      )
        ? null
        : `${m[0].slice(0, -(m[2] ?? '').length)}${thirdOf((m[2] ?? '').toLowerCase())}`,
    because: (m) => `with “${m[1]}” the verb takes an s`,
    severity: 3,
    confidence: 0.75,
  },
  {
    id: 'dont-doesnt',
    pattern:
      // Not 'that': in 'the ones that do not' it is as many as what stands before it.
      /\b(he|she|it|this|everyone|everybody|nobody) (don['’]t|do not|have not|haven['’]t)(?= [a-z])/gi,
    better: (m) => `${m[1]} ${/have/i.test(m[2] ?? '') ? 'has not' : 'does not'}`,
    because: (m) => `“${m[1]}” is one, and one takes “does” or “has”`,
    severity: 3,
    confidence: 0.85,
  },
  {
    id: 'plural-subject',
    pattern:
      /\b(they|we|you|people|children|students|parents|teachers|teenagers|women|men) (is|was|has|does|doesn['’]t)\b/gi,
    better: (m, sentence) => {
      if (
        /\b(?:of|for|with|to|in|by|about|between|among|than|number|group|each|one|help\w*|from|on|and|as|like|having|being|not) (?:\w+ ){0,2}$/i.test(
          sentence.slice(0, m.index),
        )
      )
        return null;
      const verb =
        { is: 'are', was: 'were', has: 'have', does: 'do' }[(m[2] ?? '').toLowerCase()] ?? "don't";
      return `${m[1]} ${verb}`;
    },
    because: (m) => `“${m[1]}” is more than one`,
    severity: 3,
    confidence: 0.85,
  },
  {
    id: 'indefinite-singular',
    pattern:
      /\b(everyone|everybody|someone|somebody|anyone|anybody|nobody|everything|nothing|each one|every person) (are|were|have|do|think|need|want|know|like)\b(?! (?:to )?(?:you|we|they)\b)/gi,
    better: (m, sentence) =>
      /\b(?:do|does|did|can|could|will|would|should|may|might|must|let|make|makes|help|that|if)\s+$/i.test(
        sentence.slice(0, m.index),
      )
        ? null
        : `${m[1]} ${{ are: 'is', were: 'was' }[(m[2] ?? '').toLowerCase()] ?? thirdOf((m[2] ?? '').toLowerCase())}`,
    because: (m) => `“${m[1]}” counts as one`,
    severity: 3,
    confidence: 0.8,
  },
  {
    id: 'modal-form',
    pattern: new RegExp(
      `\\b(can|could|will|would|should|must|may|might|cannot|can't|won't|couldn't|shouldn't|wouldn't)( not)? (?:(to) (?=[a-z])|(${pasts}|${SURE_THIRDS})\\b)`,
      'gi',
    ),
    better: (m, sentence) => {
      if (
        /\b(?:the|a|his|her|its|their|our|my|your|free|of|good|strong|own)\s+$/i.test(
          sentence.slice(0, m.index),
        ) ||
        (m[1] === 'May' && m.index > 0)
      )
        return null;
      return `${m[1]}${m[2] ?? ''} ${m[3] ? '' : baseOf((m[4] ?? '').toLowerCase())}`.replace(
        / $/,
        ' ',
      );
    },
    because: (m) => `after “${m[1]}” the verb stands bare, without “to” and without an ending`,
    severity: 3,
    confidence: 0.8,
  },
  {
    id: 'did-form',
    pattern: new RegExp(
      `\\b(did|didn['’]t|doesn['’]t|don['’]t|did not|does not|do not) (${pasts}|${[...BASE_OF_THIRD.keys()].join('|')})\\b`,
      'gi',
    ),
    better: (m, sentence) =>
      /\b(?:what|all|thing|things|whatever) (?:[a-z]+ ){1,4}$/i.test(sentence.slice(0, m.index))
        ? null
        : `${m[1]} ${baseOf((m[2] ?? '').toLowerCase())}`,
    because: (m) => `“${m[1]}” already carries the tense, so the verb after it stays bare`,
    severity: 3,
    confidence: 0.85,
  },
  {
    id: 'to-form',
    pattern: new RegExp(
      `\\b(want|wants|wanted|need|needs|try|tries|tried|have|has|had|able|going|like|order|decided|decide|how|way|possible|easy|difficult|important|start|started|began|learn|used) to (${pasts}|${SURE_THIRDS})\\b`,
      'gi',
    ),
    better: (m) => `${m[1]} to ${baseOf((m[2] ?? '').toLowerCase())}`,
    because: (m) => `after “${m[1]} to” the verb stands bare`,
    severity: 3,
    confidence: 0.8,
  },
  {
    id: 'there-is-many',
    pattern:
      /\bthere(?: is|['’]s| was) (?=(?:many|several|two|three|four|five|some (?:people|students|things|problems)|a lot of (?:people|things|students|problems|places|ways|reasons|advantages)|lots of (?:people|things|ways)|numerous|various)\b)/gi,
    better: (m) => likeCase(m[0], / was/i.test(m[0]) ? 'there were ' : 'there are '),
    because: () => 'what follows is more than one',
    severity: 3,
    confidence: 0.9,
  },
  {
    id: 'adjective-verb',
    pattern:
      /\b(i|we|they|you|people) (?:am |are )(agree|disagree|depend|want|need|believe|think)\b/gi,
    better: (m) => `${m[1]} ${m[2]}`,
    because: (m) => `“${m[2]}” is itself the verb`,
    severity: 3,
    confidence: 0.85,
  },
  {
    id: 'could-of',
    pattern: /\b(could|should|would|must|might) of\b(?! course)/gi,
    better: (m) => `${m[1]} have`,
    because: () => 'what is heard as “of” is “have”',
    severity: 3,
    confidence: 0.9,
  },
];
