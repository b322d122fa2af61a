import type { Timezone } from '@argint/contracts';
import { TIMEZONES } from '@argint/contracts/preferences';
import { LOCAL } from '../../config/storage-keys.ts';
import { browserStorage } from '../storage/browser-storage.ts';

const listed = (zone: string | null): Timezone | undefined =>
  TIMEZONES.find((known) => known === zone);

/** The time zone of the user's profile, as this browser last heard of it; undefined for the browser's own. */
export const currentTimezone = (): Timezone | undefined =>
  listed(browserStorage.local.getItem(LOCAL.timezone));

/** Writes dates in a time zone from now on, also after a reload. */
export const chooseTimezone = (zone: Timezone): void =>
  browserStorage.local.setItem(LOCAL.timezone, zone);

/** The browser's own time zone, where a profile may have it. */
export const browserTimezone = (): Timezone | undefined =>
  listed(new Intl.DateTimeFormat().resolvedOptions().timeZone);
