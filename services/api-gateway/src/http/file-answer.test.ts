import { describe, expect, test } from '@jest/globals';
import { FileAnswer, fileNameOf } from './file-answer.ts';

describe('the name of a file', () => {
  test.each([
    ['The price of water?', 'The-price-of-water.txt'],
    ['../../etc/passwd', 'etc-passwd.txt'],
    ['=HYPERLINK("http://x")', 'HYPERLINK-http-x.txt'],
    ['..', 'essay.txt'],
    ['', 'essay.txt'],
    ['Ελλάδα & 水', 'Ελλάδα-水.txt'],
    ['a\r\nSet-Cookie: x', 'a-Set-Cookie-x.txt'],
    ['w'.repeat(90), `${'w'.repeat(60)}.txt`],
  ])('of %j is %s', (title, name) => {
    expect(fileNameOf(title, '', 'text')).toBe(name);
  });

  test('is in the header in ASCII and as it is', () => {
    const { disposition } = new FileAnswer('text', 'Ελλ (1).txt', Buffer.from(''));
    expect(disposition).toBe(
      `attachment; filename="_____1_.txt"; filename*=UTF-8''%CE%95%CE%BB%CE%BB%20%281%29.txt`,
    );
  });
});
