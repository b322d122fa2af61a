import { fullLanguageOf, type Language } from '@argint/contracts';
import type { MailKind } from './mail-schema.ts';
import type { OutgoingMail } from './mail-port.ts';
import { MAIL_TEXTS } from './templates/mail-texts.ts';

/** Kinds that the user may switch off. The others are about the safety of the account. */
export const OPTIONAL_KINDS: ReadonlySet<MailKind> = new Set(['analysis-finished']);

/** Letters, blanks, apostrophes and hyphens. Mail programs turn none of these into a link. */
const PLAIN_NAME = /^[\p{L}\p{M}][\p{L}\p{M}' ’-]{0,49}$/u;

/** Path of the mail's link. A token is after the #, which browsers send to no server. */
const pathOf = (kind: MailKind, about: string, token: string): string =>
  ({
    registered: '/#essay-form',
    'verify-email': `/verify-email#${token}`,
    'password-reset': `/reset-password#${token}`,
    'password-changed': '/login',
    'email-changed': '/privacy-policy',
    'analysis-finished': `/essays/${encodeURIComponent(about)}`,
  })[kind];

const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`);

const paragraph = (line: string): string => `<p>${escapeHtml(line)}</p>`;

/** A mail as plain text and simple HTML, in the user's language, or in English where that is a draft. */
export const composeMail = (mail: {
  kind: MailKind;
  about: string;
  language: Language;
  firstName: string;
  /** For a link to a new password or one that confirms the address, otherwise empty. */
  token: string;
  publicUrl: string;
}): Pick<OutgoingMail, 'subject' | 'text' | 'html'> => {
  const texts = MAIL_TEXTS[fullLanguageOf(mail.language)];
  const { subject, paragraphs, link } = texts.mails[mail.kind];
  const greeting = texts.greeting(PLAIN_NAME.test(mail.firstName) ? mail.firstName : null);
  const footer = OPTIONAL_KINDS.has(mail.kind) ? [texts.howToStop] : [];
  const href = `${mail.publicUrl}${pathOf(mail.kind, mail.about, mail.token)}`;
  const html = [
    ...[greeting, ...paragraphs, ...footer].map(paragraph),
    `<p><a href="${escapeHtml(href)}">${escapeHtml(link)}</a></p>`,
    paragraph(texts.closing),
  ].join('');
  return {
    subject,
    text: `${[greeting, ...paragraphs, `${link}:\n${href}`, ...footer, texts.closing].join('\n\n')}\n`,
    html: `<!doctype html><html><body style="font:16px/1.5 sans-serif;max-width:36em">${html}</body></html>`,
  };
};
