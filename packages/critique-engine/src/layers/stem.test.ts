import { describe, expect, test } from '@jest/globals';
import { stem } from './stem.ts';

describe('stem', () => {
  test.each([
    'educate education educational educated educator',
    'compete competition competitive competitor competes',
    'cooperate cooperation cooperative cooperating',
    'create creation creative creativity',
    'technology technologies technological',
    'teach teaching teachers taught',
    'govern government governments governmental',
    'nation national nations',
    'relation relate relationship',
    'decide decides deciding',
    'solve solution solutions',
    'produce production product',
    'happy happiness',
    'society social societies societal',
    'organise organisation organization organize',
    'environment environmental',
    'child children',
    'study studies studying studied',
    'city cities',
  ])('meets on one ground: %s', (words) => {
    expect(new Set(words.split(' ').map(stem)).size).toBe(1);
  });
  test.each([
    'part party',
    'general gender',
    'public publish',
    'student study',
    'country county',
    'mobile mob',
    'organ organise',
  ])('keeps apart: %s', (words) => {
    const all = words.split(' ');
    expect(new Set(all.map(stem)).size).toBe(all.length);
  });
});
