/** A mail as it leaves. */
export interface OutgoingMail {
  /** Names the mail; the same each time it is sent again. */
  id: string;
  userId: string;
  to: string;
  subject: string;
  text: string;
  html: string;
}

/** Sends mails, or keeps them where somebody can look at them. */
export interface MailPort {
  /** @throws where the mail was not accepted; it is then tried again */
  send(mail: OutgoingMail): Promise<void>;
  /** Removes what is kept of a deleted user's mails. */
  forget(userId: string): Promise<void>;
}
