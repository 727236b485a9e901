import { createTransport, type Transporter } from "nodemailer";
import type { MailGateway, MailReply } from "./mail-gateway-types.ts";

export type SmtpOptions = {
  /** Returns the server, `smtp://user:password@host:port` or `smtps:`; called when the first mail is sent. */
  url: () => Promise<string>;
  /** Sender's name and address. */
  from: { name: string; address: string };
  timeoutMs: number;
};

const AT_ONCE = 3;

/**
 * Creates the mail gateway over SMTP. The library writes headers from separate parts, so that text typed by a user
 * cannot become a header; it reads no files or addresses named in a mail.
 */
export function createSmtpMails({ url, from, timeoutMs }: SmtpOptions): MailGateway {
  let transport: Transporter | null = null;

  async function open(): Promise<Transporter> {
    transport ??= createTransport({
      url: await url(),
      pool: true,
      maxConnections: AT_ONCE,
      connectionTimeout: timeoutMs,
      greetingTimeout: timeoutMs,
      socketTimeout: timeoutMs,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
    return transport;
  }

  return {
    async send({ to, subject, text, html, id, unsubscribeUrl }) {
      const domain = from.address.split("@")[1] ?? "localhost";
      const messageId = `<${id}@${domain}>`;
      try {
        const smtp = await open();
        await smtp.sendMail({
          from,
          to: { name: "", address: to },
          subject,
          text,
          html,
          messageId,
          ...(unsubscribeUrl === null
            ? { headers: { "Auto-Submitted": "auto-generated" } }
            : { list: { unsubscribe: { url: unsubscribeUrl, comment: "수신거부" } } }),
        });
        return { kind: "accepted", messageId };
      } catch (error) {
        return notTaken(error);
      }
    },
    close() {
      transport?.close();
      transport = null;
    },
  };
}

function notTaken(error: unknown): MailReply {
  const { responseCode, code, syscall }: { responseCode?: unknown; code?: unknown; syscall?: unknown } =
    Object(error);
  if (typeof responseCode === "number")
    return { kind: responseCode >= 500 ? "refused" : "failed", reason: `SMTP ${responseCode}` };
  // No connection was made, so the server accepted nothing.
  const isUnreached = syscall === "connect" || syscall === "getaddrinfo";
  return {
    kind: isUnreached ? "failed" : "unknown",
    reason: typeof code === "string" ? code : "unreachable",
  };
}
