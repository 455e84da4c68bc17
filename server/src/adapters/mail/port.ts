export type Mail = {
  /** The mail's own name. Sending again with the same key is how a retry looks, never a second mail. */
  readonly key: string;
  /** One address, already validated. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
};

/** Hands mails over for delivery. Called from jobs only, so that a failure is retried and nothing is lost. */
export type Mailer = {
  /** Resolves once the mail is accepted for delivery; rejects otherwise. */
  send(mail: Mail): Promise<void>;
  close(): Promise<void>;
};
