export type Mail = {
  /** One address. */
  to: string;
  subject: string;
  text: string;
  html: string;
  /** What it is called for ever, also when it is sent again: mailboxes show one of a kind. */
  id: string;
  /** Where somebody refuses more of it; `null`: it is no advertising. */
  unsubscribeUrl: string | null;
};

/** `refused`: it is never taken. `failed`: not now. `unknown`: the answer was lost, so it may have been. */
export type MailReply =
  | { kind: "accepted"; messageId: string }
  | { kind: "refused" | "failed" | "unknown"; reason: string };

/** Whoever carries e-mail. */
export type MailGateway = { send(mail: Mail): Promise<MailReply>; close(): void };
