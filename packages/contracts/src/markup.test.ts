import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { hasActiveMarkup, proseHasActiveMarkup } from './markup.ts';

describe('hasActiveMarkup', () => {
  test.each([
    '<script>alert(1)</script>',
    '< ScRiPt src=x>',
    '</script>',
    '< / iframe>',
    '<iframe src="https://a.b">',
    '<img src=x onerror=alert(1)>',
    '<img src=x onerror = alert(1)>',
    '<svg/onload=alert(1)>',
    '<p title="x"onclick="y">',
    '<a href="javascript:alert(1)">',
    "<a href = ' javascript:alert(1)>",
    'text before <body onload=x',
    '<b <img onerror=x>',
  ])('sees %s', (text) => {
    expect(hasActiveMarkup(text)).toBe(true);
  });

  test.each([
    '',
    'A script for the play',
    'if a < b then the onset = c',
    'x <scripted> y',
    '<b>bold</b> and on = off',
    '<p>The song: javascript: the movie</p>',
    'He said <3 and onion=good',
    '5 < 6 > 4, and once=1',
    '<a href="https://a.b/c=1">',
    '<>on=',
  ])('lets “%s” pass', (text) => {
    expect(hasActiveMarkup(text)).toBe(false);
  });

  const plain = fc
    .array(fc.constantFrom('word ', '\n', '"', "'", '=', 'on', '>', '&', '🐟', '\ud800', '1 '), {
      maxLength: 40,
    })
    .map((parts) => parts.join(''));
  const active = fc.constantFrom(
    '<script>',
    '<iframe>',
    '<img onerror=x>',
    '<a href="javascript:x">',
    '<svg onload=x',
  );

  test('lets every text without an opening angle bracket pass', () => {
    fc.assert(fc.property(plain, (text) => !hasActiveMarkup(text)));
  });
  test('sees active markup whatever text stands around it', () => {
    fc.assert(
      fc.property(plain, active, plain, (before, markup, after) =>
        hasActiveMarkup(`${before}${markup} ${after}`),
      ),
    );
  });
  test('does not mind the case of the markup', () => {
    fc.assert(
      fc.property(active, fc.array(fc.boolean(), { minLength: 24, maxLength: 24 }), (markup, ups) =>
        hasActiveMarkup(
          [...markup].map((c, i) => (ups[i] ? c.toUpperCase() : c.toLowerCase())).join(''),
        ),
      ),
    );
  });
  test.each(['<', '< ', '<a ', '<a on', '<a x=', '< / ', '<a\t'])(
    'reads a hundred thousand characters of “%s” in under a second of processor time',
    (unit) => {
      const began = process.cpuUsage();
      hasActiveMarkup(unit.repeat(100_000 / unit.length));
      expect(process.cpuUsage(began).user).toBeLessThan(1_000_000);
    },
  );
});

describe('proseHasActiveMarkup', () => {
  test.each([
    'A page may carry a <script> tag in its head.',
    'Close it by </script>. An <iframe>, too',
    'The tag “<script>” is old; so is <SCRIPT>',
  ])('lets an essay say: %s', (text) => {
    expect(proseHasActiveMarkup(text)).toBe(false);
  });

  test.each([
    'x <script>alert(1)</script>',
    'x <script src=a.js></script>',
    'x <iframe src="https://a.b"></iframe>',
    'x <img src=x onerror=alert(1)>',
  ])('sees %s', (text) => {
    expect(proseHasActiveMarkup(text)).toBe(true);
  });
});
