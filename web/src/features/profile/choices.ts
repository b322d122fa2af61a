import type { Language, Theme, Timezone } from '@argint/contracts';
import type { TextKey } from '../../lib/i18n/text.ts';

/** What the profile form offers, in the order and wording of D2 §2; South Africa's languages come before Spanish. */
export const THEME_OPTIONS: readonly (readonly [Theme, TextKey])[] = [
  ['light', 'Light'],
  ['dark', 'Dark'],
  ['system', 'System'],
];

export const LANGUAGE_OPTIONS: readonly (readonly [Language, TextKey])[] = [
  ['en', 'English'],
  ['af', 'Afrikaans'],
  ['zu', 'isiZulu'],
  ['xh', 'isiXhosa'],
  ['es', 'Spanish'],
  ['fr', 'French'],
  ['de', 'German'],
];

export const TIMEZONE_OPTIONS: readonly (readonly [Timezone, TextKey])[] = [
  ['UTC', 'UTC'],
  ['Africa/Johannesburg', 'Johannesburg'],
  ['America/New_York', 'Eastern Time'],
  ['America/Chicago', 'Central Time'],
  ['America/Denver', 'Mountain Time'],
  ['America/Los_Angeles', 'Pacific Time'],
  ['Europe/London', 'London'],
  ['Europe/Paris', 'Paris'],
  ['Asia/Tokyo', 'Tokyo'],
];
