import { describe, expect, test } from '@jest/globals';
import { cpuSince } from '../testing/cpu-time.ts';
import { findLines, readEssay } from '../index.ts';
import type { ReadingOptions } from '../read-essay.ts';
import { withOwnWords } from './dictionary.ts';
import { ownDictionary } from './own-dictionary.ts';

const marked = (text: string, options: ReadingOptions = {}): string[] =>
  findLines(readEssay(text, null, options), { start: 0, end: text.length })
    .filter(({ ruleId }) => ruleId === 'grammar-spell-check')
    .map(({ quote, replacement }) => `${quote} ${replacement}`);

describe('misspelt words', () => {
  test('are marked each with its own correction', () => {
    const text =
      'The goverment should recieve help becuase the enviroment is definately at risk. We beleive that the buliding is neccessary, and to seperate it untill teh end is right. Specificly, the proffessional players know it.';
    expect(marked(text)).toEqual([
      'goverment government',
      'recieve receive',
      'becuase because',
      'enviroment environment',
      'definately definitely',
      'beleive believe',
      'buliding building',
      'neccessary necessary',
      'seperate separate',
      'untill until',
      'teh the',
      'Specificly Specifically',
      'proffessional professional',
    ]);
  });

  test.each([
    ['American and British spellings', 'The color and the colour of the theater and the theatre.'],
    ['a name', 'We met Hertzwig and Thandeka near Gqeberha, and Nkosazana came along.'],
    ['a word of isiZulu', 'The people call it ubuhlebezwe, and the umakhelwane agreed.'],
    ['South African words', 'After the braai we took a bakkie, and loadshedding began.'],
    ['a quotation', 'Nkosi (2014) writes: “the goverment has recieved nothing from us yet”.'],
    ['an address', 'Read it at www.goverment.co.za/recieve or ask info@enviroment.org first.'],
    ['a term that stands twice', 'They cook zanto on Mondays, and zanto is cheap in the town.'],
    ['a compound', 'The mudstone shelf lies under the waterparks of the town.'],
  ])('are not seen in %s', (_, text) => {
    expect(marked(text)).toEqual([]);
  });

  test('are no words of the writer’s own, and nothing is misspelt without a dictionary', () => {
    const text = 'They were happy about the goverment and its langauge.';
    const own = withOwnWords(ownDictionary(), new Set(['langauge']));
    expect(marked(text, { dictionary: own })).toEqual(['goverment government']);
    expect(marked(text, { dictionary: null })).toEqual([]);
  });

  test('in a text of thousands of unknown ones take a moment', () => {
    const letters = (i: number): string =>
      i.toString(26).replace(/\d/g, (d) => 'qrstuvwxyz'[+d] ?? '');
    const text = Array.from(
      { length: 4_000 },
      (_, i) => `The people of the town like the b${letters(i * 7919)}e.`,
    ).join(' ');
    const essay = readEssay(text, null);
    const began = process.cpuUsage();
    findLines(essay, { start: 0, end: text.length });
    expect(cpuSince(began)).toBeLessThan(8_000);
  }, 60_000);
});
