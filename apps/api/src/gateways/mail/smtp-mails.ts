import { createTransport, type Transporter } from "nodemailer";
import type { MailGateway, MailReply } from "./mail-gateway.ts";

export type SmtpOptions = {
  /** Asked when the first letter goes out: `smtp://user:password@host:port`, or `smtps:`. */
  url: () => Promise<string>;
  /** Who sends, by name and address. */
  from: { name: string; address: string };
  timeoutMs: number;
};

const AT_ONCE = 3;

/**
 * SMTP. Headers are written by the library from parts, so that nothing that was typed becomes one; nothing is read from
 * files or addresses that a letter names.
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
  // Nobody was spoken to, so nothing was taken.
  const isUnreached = syscall === "connect" || syscall === "getaddrinfo";
  return {
    kind: isUnreached ? "failed" : "unknown",
    reason: typeof code === "string" ? code : "unreachable",
  };
}
