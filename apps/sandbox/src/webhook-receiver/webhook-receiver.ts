import type { FastifyInstance, FastifyReply } from "fastify";
import Type from "typebox";
import { Compile } from "typebox/compile";
import { type Received, sendReceiver } from "./receiver-page.ts";
import { verifyWebhook } from "./verify-webhook.ts";

/** Stand-in of another system, which receives the webhooks of the shop. */

/** Answers of a receiver: success, a failure, gone, a redirect, an answer that never comes, a connection that breaks. */
const FAULTS = {
  none: "받았어요",
  "500": "500",
  "410": "410",
  redirect: "다른 곳으로",
  silent: "답하지 않아요",
  lost: "받고 끊어요",
} as const;
type Fault = keyof typeof FAULTS;

const MOST_KEPT = 1000;
const REDIRECT = 302;

/**
 * Binds receivers of webhooks at `/webhooks/{name}`: each verifies signatures by the secret that it was given, keeps what
 * came (`GET /webhooks`, `GET /_sim/webhooks`) and answers as its switch says (`POST /webhooks`, `POST /_sim/webhooks`).
 */
export function bindWebhookReceiver(app: FastifyInstance, { clock }: { readonly clock: () => Date }): void {
  const received: Received[] = [];
  const secrets = new Map<string, string>();
  const faults = new Map<string, readonly Fault[]>();

  function set({ receiver, secret, fault, pattern }: Settings): void {
    if (secret) secrets.set(receiver, secret);
    if (pattern) faults.set(receiver, pattern);
    else if (fault) faults.set(receiver, [fault]);
  }

  /** Takes the fault of this turn; the last one of a pattern stays. */
  function nextFault(receiver: string): Fault {
    const [fault = "none", ...rest] = faults.get(receiver) ?? [];
    if (rest.length > 0) faults.set(receiver, rest);
    return fault;
  }

  // Signatures are over the bytes of the body, so it is not parsed before.
  app.register(async (raw) => {
    raw.removeAllContentTypeParsers();
    raw.addContentTypeParser("application/json", { parseAs: "string" }, (_request, body, done) =>
      done(null, body),
    );
    raw.post<{ Params: { name: string }; Body: string }>(
      "/webhooks/:name",
      ({ params, headers, body }, reply) => {
        const receiver = params.name;
        const isVerified = verifyWebhook(secrets.get(receiver) ?? "", headers, body, clock());
        const fault = isVerified ? nextFault(receiver) : "none";
        const status = !isVerified ? 401 : fault === "redirect" ? REDIRECT : Number(fault) || 200;
        const id = String(headers["webhook-id"]);
        received.push({
          receiver,
          id,
          type: typeOf(body),
          isVerified,
          status,
          body,
          at: clock().toISOString(),
        });
        if (received.length > MOST_KEPT) received.shift();
        return answer(reply, fault, status);
      },
    );
  });

  app.get("/webhooks", (_request, reply) => sendReceiver(reply, received.toReversed(), FAULTS));
  app.post("/webhooks", ({ body }, reply) => {
    if (!settingsBody.Check(body)) return reply.code(400).send({ message: "receiver, secret, fault" });
    set(body);
    return reply.redirect("/webhooks", 303);
  });
  app.get<{ Querystring: { receiver?: string } }>("/_sim/webhooks", ({ query }) => ({
    list: received.filter(({ receiver }) => query.receiver === undefined || receiver === query.receiver),
  }));
  app.post("/_sim/webhooks", ({ body }, reply) => {
    if (!settingsBody.Check(body))
      return reply.code(400).send({ message: "receiver, secret, fault, pattern" });
    set(body);
    return body;
  });
}

function answer(reply: FastifyReply, fault: Fault, status: number): FastifyReply {
  if (fault === "silent") return reply.hijack();
  if (fault === "lost") {
    reply.hijack().raw.destroy();
    return reply;
  }
  if (fault === "redirect") void reply.header("location", "/webhooks/elsewhere");
  return reply.code(status).send({ received: status < REDIRECT });
}

function typeOf(body: string): string {
  try {
    return String((JSON.parse(body) as { type?: unknown }).type);
  } catch {
    return "";
  }
}

const FaultName = Type.Unsafe<Fault>({ type: "string", enum: Object.keys(FAULTS) });
type Settings = { receiver: string; secret?: string; fault?: Fault; pattern?: Fault[] };
const settingsBody = Compile(
  Type.Object({
    receiver: Type.String({ pattern: "^[a-z0-9-]{1,30}$" }),
    secret: Type.Optional(Type.String({ maxLength: 100 })),
    fault: Type.Optional(FaultName),
    pattern: Type.Optional(Type.Array(FaultName, { maxItems: 50 })),
  }),
);
