export type Mail = {
  /** A single address. */
  to: string;
  subject: string;
  text: string;
  html: string;
  /** ID of the mail, the same when it is sent again: mailboxes show one mail for each ID. */
  id: string;
  /** Page for unsubscribing; `null` when the mail is not an advertisement. */
  unsubscribeUrl: string | null;
};

/**
 * Result of sending. `refused`: the mail is never accepted. `failed`: it was not accepted this time. `unknown`: the
 * answer was lost, so it may have been accepted.
 */
export type MailReply =
  | { kind: "accepted"; messageId: string }
  | { kind: "refused" | "failed" | "unknown"; reason: string };

/** Gateway that sends e-mail. */
export type MailGateway = { send(mail: Mail): Promise<MailReply>; close(): void };
