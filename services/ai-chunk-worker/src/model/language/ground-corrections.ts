import type { LineCritique } from '@argint/contracts';
import { toCritique } from '@argint/assembly';
import type { ModelAnswer } from '../answers/answer-schemas.ts';
import { isPublishable } from '../grounding/publishable.ts';
import { placePassage, type Page } from '../grounding/place-passage.ts';
import { plainText } from '../answers/plain-text.ts';
import { minimalEdit, type Edit } from './minimal-edit.ts';
import { SLIP_WORDS, type Change } from './slip-words.ts';

type Given = ModelAnswer<'language'>['corrections'][number];

/** Chance that a correction is right of which the model says that every careful editor would make it. */
const CONFIDENCE = 0.85;
/** Longest correction, in characters. */
const MOST_CHARS = 120;

/** A correction with its place. */
export interface PlacedCorrection extends Edit {
  kind: Given['kind'];
}

/**
 * The corrections that are certain and whose words are in the stretch, each as the smallest change, none of them on
 * words that an earlier one changes.
 */
export const placeCorrections = (corrections: readonly Given[], page: Page): PlacedCorrection[] => {
  const placed: PlacedCorrection[] = [];
  for (const { quote, line, to, kind, sure } of corrections) {
    const written = plainText(to, MOST_CHARS + 1);
    if (sure !== 'certain' || written.length > MOST_CHARS) continue;
    const at = placePassage(page, { quote, line });
    // A quote that was found nearly is no ground for a change of letters.
    if (!at || page.text.slice(at.start, at.end) !== quote) continue;
    const edit = minimalEdit(page.text, at, written);
    if (!edit || (edit.replacement !== '' && !isPublishable(page.text, edit.replacement))) continue;
    if (!placed.some((other) => other.start < edit.end && edit.start < other.end))
      placed.push({ ...edit, kind });
  }
  return placed;
};

const changeOf = (words: string, replacement: string): Change => {
  if (words.includes(replacement)) return 'taken-out';
  return replacement.includes(words) || replacement.replace(/['’]/g, '') === words
    ? 'put-in'
    : 'exchanged';
};

/** A word so short that a reader would not find it by itself. */
const SHORT_WORD = /^[\p{L}’']{1,3}$/u;

/** '“to” before “start”': the words, with the next one where they are hard to find alone. */
const named = (words: string, after: string): string => {
  const next = SHORT_WORD.test(words) ? /^[ \t]+([\p{L}’'-]+)/u.exec(after)?.[1] : undefined;
  return next === undefined ? `“${words}”` : `“${words}” before “${next}”`;
};

/** A correction as a remark. */
export const correctionRemark = (
  { kind, start, end, replacement }: PlacedCorrection,
  page: Page,
): LineCritique => {
  const { severity, fault, why, ask } = SLIP_WORDS[kind];
  const words = page.text.slice(start, end);
  const isOut = replacement === '';
  const shown = named(words, page.text.slice(end, end + 40));
  const whatIsWrong = typeof fault === 'string' ? fault : fault[changeOf(words, replacement)];
  return toCritique(
    {
      ruleId: `model-slip-${kind}`,
      issueType: 'grammar',
      severity,
      at: { start, end },
      replacement,
      issue: `${shown} should ${isOut ? 'go' : `be “${replacement}”`}: ${whatIsWrong}.`,
      reasoning: why,
      fix: isOut ? `Leave out ${shown}.` : `Write “${replacement}” instead of “${words}”.`,
      hint: ask,
      confidence: CONFIDENCE,
    },
    page,
  );
};
