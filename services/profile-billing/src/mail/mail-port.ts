/** A mail that is ready to be sent. */
export interface OutgoingMail {
  /** Stays the same when the mail is sent again. */
  id: string;
  userId: string;
  to: string;
  subject: string;
  text: string;
  html: string;
}

/** Sends mails, or keeps them where somebody can look at them. */
export interface MailPort {
  /** @throws if the mail was not accepted; the queue then tries again */
  send(mail: OutgoingMail): Promise<void>;
  /** Removes what is kept of a deleted user's mails. */
  forget(userId: string): Promise<void>;
}
