import { createECDH, createPublicKey, type ECDH, randomBytes, verify } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { decryptPush } from "./decrypt-push.ts";
import type { PushFaults, PushInbox } from "./push-inbox-and-fault-types.ts";

export type WebPushOptions = {
  readonly clock: () => Date;
  readonly inbox: PushInbox;
  readonly faults: PushFaults;
};

const MAX_BYTES = 4096;
const DAY_SECONDS = 86_400;

/**
 * Binds a Web Push service (RFC 8030) with its browsers: `POST /_sim/web-push/subscriptions` creates a subscription
 * whose pushes are decrypted and kept in the inbox. An ended subscription answers 410.
 */
export function bindWebPushServiceStandIn(
  app: FastifyInstance,
  { clock, inbox, faults }: WebPushOptions,
): void {
  const browsers = new Map<string, { pair: ECDH; auth: Buffer }>();

  app.addContentTypeParser("application/octet-stream", { parseAs: "buffer" }, (_request, body, done) =>
    done(null, body),
  );

  app.post("/_sim/web-push/subscriptions", ({ headers }) => {
    const id = randomBytes(12).toString("base64url");
    const pair = createECDH("prime256v1");
    const p256dh = pair.generateKeys("base64url");
    const auth = randomBytes(16);
    browsers.set(id, { pair, auth });
    const endpoint = `http://${headers.host}/web-push/${id}`;
    return { endpoint, keys: { p256dh, auth: auth.toString("base64url") } };
  });
  app.post<{ Body: { endpoint: string } }>("/_sim/web-push/end", ({ body }) => ({
    ended: browsers.delete(body.endpoint.split("/").at(-1) ?? ""),
  }));

  app.post<{ Params: { id: string } }>("/web-push/:id", ({ params, headers, body }, reply) => {
    if (!isVapid(headers.authorization, `http://${headers.host}`, clock())) return reply.code(403).send();
    const browser = browsers.get(params.id);
    if (!browser) return reply.code(410).send();
    if (headers["content-encoding"] !== "aes128gcm" || headers.ttl === undefined || !(body instanceof Buffer))
      return reply.code(400).send();
    if (body.length > MAX_BYTES) return reply.code(413).send();
    const fault = faults.next();
    if (fault === "error") return reply.code(503).send();
    if (fault === "busy") return reply.code(429).header("retry-after", "60").send();
    const said = JSON.parse(decryptPush(body, browser));
    inbox.add({ to: params.id, by: "web", ...said, sentAt: clock().toISOString() });
    if (fault === "lost") {
      reply.hijack();
      reply.raw.destroy();
    }
    return reply.code(201).header("location", `/web-push/${params.id}/${inbox.count()}`).send();
  });
}

/** Reports whether a request is signed for this push service, by a named sender, and not for too long (RFC 8292). */
function isVapid(authorization: string | undefined, audience: string, now: Date): boolean {
  const [, head = "", claims = "", signature = "", key = ""] =
    /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), ?k=([\w-]+)$/.exec(authorization ?? "") ?? [];
  const point = Buffer.from(key, "base64url");
  if (point.length !== 65) return false;
  const part = (from: number) => point.subarray(from, from + 32).toString("base64url");
  const publicKey = createPublicKey({
    key: { kty: "EC", crv: "P-256", x: part(1), y: part(33) },
    format: "jwk",
  });
  const isSigned = verify(
    "SHA256",
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: "ieee-p1363" },
    Buffer.from(signature, "base64url"),
  );
  const said = JSON.parse(Buffer.from(claims, "base64url").toString("utf8"));
  const seconds = said.exp - now.getTime() / 1000;
  return (
    isSigned && said.aud === audience && seconds < 4 * 365 * DAY_SECONDS && /^(mailto|https):/.test(said.sub)
  );
}
