import type { AddressInfo } from "node:net";
import type { FastifyInstance } from "fastify";
import PostalMime from "postal-mime";
import { SMTPServer } from "smtp-server";
import Type from "typebox";
import { Compile } from "typebox/compile";

/** Stand-in of a mail server, with faults. */

export type SentMail = {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly messageId: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly sentAt: string;
};

/**
 * Faults. `error`: refused for now; `lost`: accepted, and the connection breaks before the answer. An address that
 * begins with `nobody` does not exist.
 */
const FAULTS = ["none", "error", "lost"] as const;
type Fault = (typeof FAULTS)[number];

const KEPT = 2000;

/**
 * Binds a mail server. It listens on a separate port from the first request for its address (`GET
 * /_sim/mail/address`); accepted mails are kept in the inbox and reach nobody.
 *
 * @returns a function that lists its mails, the latest first
 */
export function bindMailServerStandIn(
  app: FastifyInstance,
  { clock }: { clock: () => Date },
): (to?: string) => readonly SentMail[] {
  const mails: SentMail[] = [];
  let pattern: readonly Fault[] = [];
  let turn = 0;
  let opened: Promise<string> | null = null;
  const server = new SMTPServer({
    disabledCommands: ["AUTH", "STARTTLS"],
    onRcptTo({ address }, _session, done) {
      done(
        address.startsWith("nobody") ? Object.assign(new Error("No such user"), { responseCode: 550 }) : null,
      );
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => void chunks.push(chunk));
      stream.on("end", () => {
        turn += 1;
        const fault = pattern[turn % pattern.length] ?? "none";
        if (fault === "error") {
          done(Object.assign(new Error("Try again later"), { responseCode: 451 }));
          return;
        }
        const to = session.envelope.rcptTo[0]?.address ?? "";
        void read(Buffer.concat(chunks), to, clock()).then((mail) => {
          mails.push(mail);
          if (mails.length > KEPT) mails.shift();
          if (fault === "lost") hangUpOn(server, session.id);
          else done();
        }, done);
      });
    },
  });
  // A client that hangs up early is no failure of this server.
  server.on("error", () => undefined);

  const list = (to?: string) => mails.filter((mail) => to === undefined || mail.to === to).reverse();
  app.get("/_sim/mail/address", async () => {
    opened ??= new Promise((resolve) => {
      const listening = server.listen(0, "127.0.0.1", () =>
        resolve(`smtp://127.0.0.1:${(listening.address() as AddressInfo).port}`),
      );
    });
    return { url: await opened };
  });
  app.get<{ Querystring: { to?: string } }>("/_sim/mails", ({ query }) => ({ list: list(query.to) }));
  app.post("/_sim/mails/faults", ({ body }, reply) => {
    if (!faultBody.Check(body)) return reply.code(400).send({ message: `pattern: ${FAULTS.join(", ")}` });
    pattern = body.pattern;
    turn = 0;
    return body;
  });
  app.addHook("onClose", async () => {
    if (opened) await new Promise<void>((resolve) => server.close(() => resolve()));
  });
  return list;
}

/** Closes the connection of one session abruptly. */
function hangUpOn(server: SMTPServer, sessionId: string): void {
  for (const connection of server.connections) if (connection.id === sessionId) connection._socket.destroy();
}

async function read(raw: Buffer, to: string, now: Date): Promise<SentMail> {
  const { subject = "", text = "", html = "", messageId = "", headers } = await PostalMime.parse(raw);
  const own = headers.map(({ key, value }) => [key, value] as const);
  return { to, subject, text, html, messageId, headers: Object.fromEntries(own), sentAt: now.toISOString() };
}

const faultBody = Compile(
  Type.Object({
    pattern: Type.Array(Type.Unsafe<Fault>({ type: "string", enum: [...FAULTS] }), { maxItems: 100 }),
  }),
);
