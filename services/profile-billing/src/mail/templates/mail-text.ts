import type { MailKind } from '../mail-schema.ts';

/** The wording of one mail. `link` is the text of its one link. */
export interface MailText {
  subject: string;
  paragraphs: readonly string[];
  link: string;
}

/** All mails in one language. */
export interface MailTexts {
  /** With a name, `Hello Thandi,`. */
  greeting: (name: string | null) => string;
  closing: string;
  /** Below a mail that can be switched off. */
  howToStop: string;
  mails: Readonly<Record<MailKind, MailText>>;
}
