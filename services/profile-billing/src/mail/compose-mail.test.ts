import { LANGUAGES } from '@argint/contracts';
import { describe, expect, test } from '@jest/globals';
import { composeMail } from './compose-mail.ts';
import { MAIL_KINDS } from './mail-schema.ts';

const compose = (changes: Partial<Parameters<typeof composeMail>[0]> = {}) =>
  composeMail({
    kind: 'password-reset',
    about: 'r1',
    language: 'en',
    firstName: 'Thandi',
    token: 'r1.secret',
    publicUrl: 'https://essays.example.org',
    ...changes,
  });

describe('a mail', () => {
  test.each(LANGUAGES.flatMap((language) => MAIL_KINDS.map((kind) => [language, kind] as const)))(
    'in %s about %s has a subject, a greeting and one link',
    (language, kind) => {
      const { subject, text, html } = compose({ language, kind });
      expect(subject).not.toBe('');
      expect(text).toContain('Thandi');
      expect(text.match(/https?:/g)).toHaveLength(1);
      expect(html.match(/<a href="https:\/\/essays\.example\.org\//g)).toHaveLength(1);
    },
  );

  test('carries the token of a new password after the #, which browsers send to no server', () => {
    expect(compose().text).toContain('https://essays.example.org/reset-password#r1.secret');
  });

  test.each([
    'evil.example',
    'http://evil.example',
    '<b>Thandi</b>',
    'Thandi\nBcc: all@example.org',
    'x@evil.example',
    'you won 1000',
  ])('never greets by %j', (firstName) => {
    const { text, html } = compose({ firstName });
    expect(text).toMatch(/^Hello,\n/);
    expect(html).toContain('<p>Hello,</p>');
  });

  test.each(['Ngũgĩ', 'O’Brien', 'Anne-Marie', 'van der Merwe', '李雷'])('greets %s', (name) => {
    expect(compose({ firstName: name }).text).toContain(`Hello ${name},`);
  });
});
