import { phraseRule } from './phrase-rule.ts';
import type { GrammarRule } from './grammar-rule.ts';

/** Two words that need a hyphen before a noun, or are one word. */
export const HYPHEN_RULES: readonly GrammarRule[] = [
  phraseRule(
    'part-time',
    /\b(part|full|long|short|high|low|middle|second|first|self|well|old|hard|time|user|eco|non|co|ex) (time|term|quality|speed|class|hand|esteem|confidence|confident|known|paid|being|fashioned|working|consuming|friendly|profit|workers?|wife|husband|boyfriend|girlfriend|defen[cs]e|employed)(?:(?= (?:job|jobs|work|worker|workers|student|students|effect|effects|education|relationship|solution|food|products?|people|families|shops?|clothes|experience|place|person|company)\b)|(?<=(?:self [a-z]+|well being|[a-z]+ friendly|time consuming))(?=[.,]| (?:and|is|in|of)\b))(?<=(?:part time|full time|long term|short term|high quality|low quality|high speed|middle class|second hand|first hand|self esteem|self confidence|self confident|self employed|self defence|self defense|well known|well paid|well being|old fashioned|hard working|time consuming|user friendly|eco friendly|non profit|co workers?|ex wife|ex husband|ex boyfriend|ex girlfriend))/gi,
    '$1-$2',
    'the two make one word',
    { severity: 1, confidence: 0.75 },
  ),
  phraseRule(
    'years-old-noun',
    /\b(\d+|[a-z]+teen|twenty|thirty|forty|fifty|six|seven|eight|nine|ten|twelve|five|four|three|two)[ -]years?[ -]old (?=(?:boy|girl|man|woman|student|child|kid|teenager|person|lady|daughter|son|brother|sister)\b)/gi,
    '$1-year-old ',
    'before a noun the measure is one word, without s',
    { confidence: 0.85 },
  ),
  phraseRule(
    'a-two-hours',
    /\b(an?|my|the|this|our) (\d+|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty) (hour|minute|day|week|month|year|star|storey)s (?=(?:trip|walk|holiday|course|drive|flight|journey|break|film|movie|programme|lesson|class|visit|stay|project|period|hotel|ride|vacation|plan|job|contract)\b)/gi,
    '$1 $2-$3 ',
    'before a noun the measure has no s',
    { confidence: 0.85 },
  ),
  phraseRule(
    'world-wide',
    /\b(?:world wide|world-wide)\b(?! web)/gi,
    'worldwide',
    'it is one word',
    { confidence: 0.8 },
  ),
];
