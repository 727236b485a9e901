import { createVerify, generateKeyPair } from "node:crypto";
import { promisify } from "node:util";
import type { FastifyInstance } from "fastify";
import Type from "typebox";
import { Compile } from "typebox/compile";
import type { PushFaults, PushInbox } from "./push-inbox-and-fault-types.ts";

export type FcmOptions = {
  readonly clock: () => Date;
  readonly publicUrl: string;
  readonly inbox: PushInbox;
  readonly faults: PushFaults;
};

const PROJECT = "sandbox";
const BEARER = "sandbox-bearer";
const GRANT = "urn:ietf:params:oauth:grant-type:jwt-bearer";
const FCM_ERROR = "type.googleapis.com/google.firebase.fcm.v1.FcmError";
const generate = promisify(generateKeyPair);

/**
 * Binds FCM (HTTP v1) and Google's token endpoint. Its service account (`GET /_sim/fcm/account`) is generated on the
 * first request. A device token that begins with `gone` is unregistered, one that begins with `bad` is invalid.
 */
export function bindFcmStandIn(app: FastifyInstance, { clock, publicUrl, inbox, faults }: FcmOptions): void {
  const tokenUri = () => `${publicUrl}/fcm/token`;
  let pair: Promise<{ publicKey: string; privateKey: string }> | null = null;
  const keys = () => {
    pair ??= generate("rsa", {
      modulusLength: 2048,
      publicKeyEncoding: { type: "spki", format: "pem" },
      privateKeyEncoding: { type: "pkcs8", format: "pem" },
    });
    return pair;
  };
  const addressOf = (host: string | undefined) => (host ? `http://${host}/fcm/token` : tokenUri());

  app.get("/_sim/fcm/account", async ({ headers }) => ({
    project_id: PROJECT,
    client_email: "shop@sandbox.test",
    private_key: (await keys()).privateKey,
    token_uri: addressOf(headers.host),
  }));

  app.post("/fcm/token", async ({ body, headers }, reply) => {
    const isSigned =
      tokenBody.Check(body) &&
      body.grant_type === GRANT &&
      isAssertion(body.assertion, (await keys()).publicKey, clock(), addressOf(headers.host));
    if (!isSigned) return reply.code(400).send({ error: "invalid_grant" });
    return { access_token: BEARER, expires_in: 3600, token_type: "Bearer" };
  });

  app.post(`/fcm/v1/projects/${PROJECT}/messages::send`, ({ headers, body }, reply) => {
    const refuse = (status: number, name: string, errorCode?: string) =>
      reply.code(status).send({
        error: {
          code: status,
          status: name,
          message: name,
          ...(errorCode ? { details: [{ "@type": FCM_ERROR, errorCode }] } : {}),
        },
      });
    if (headers.authorization !== `Bearer ${BEARER}`) return refuse(401, "UNAUTHENTICATED");
    if (!sendBody.Check(body)) return refuse(400, "INVALID_ARGUMENT");
    const { token, notification, data } = body.message;
    if (token.startsWith("gone")) return refuse(404, "NOT_FOUND", "UNREGISTERED");
    if (token.startsWith("bad")) return refuse(400, "INVALID_ARGUMENT", "INVALID_ARGUMENT");
    const fault = faults.next();
    if (fault === "error") return refuse(503, "UNAVAILABLE", "UNAVAILABLE");
    if (fault === "busy") {
      void reply.header("retry-after", "60");
      return refuse(429, "RESOURCE_EXHAUSTED", "QUOTA_EXCEEDED");
    }
    inbox.add({
      to: token,
      by: "fcm",
      ...notification,
      href: data.href,
      tag: data.tag,
      sentAt: clock().toISOString(),
    });
    if (fault === "lost") {
      reply.hijack();
      reply.raw.destroy();
    }
    return { name: `projects/${PROJECT}/messages/${inbox.count()}` };
  });
}

function isAssertion(assertion: string, publicKey: string, now: Date, audience: string): boolean {
  const [head = "", claims = "", signature = ""] = assertion.split(".");
  const isOurs = createVerify("RSA-SHA256")
    .update(`${head}.${claims}`)
    .verify(publicKey, signature, "base64url");
  if (!isOurs) return false;
  const said: unknown = JSON.parse(Buffer.from(claims, "base64url").toString("utf8"));
  return claimsBody.Check(said) && said.aud === audience && said.exp * 1000 > now.getTime();
}

const tokenBody = Compile(Type.Object({ grant_type: Type.String(), assertion: Type.String() }));
const claimsBody = Compile(
  Type.Object({
    iss: Type.String(),
    scope: Type.Literal("https://www.googleapis.com/auth/firebase.messaging"),
    aud: Type.String(),
    exp: Type.Number(),
  }),
);
const sendBody = Compile(
  Type.Object({
    message: Type.Object({
      token: Type.String({ minLength: 1 }),
      notification: Type.Object({ title: Type.String(), body: Type.String() }),
      data: Type.Object({ href: Type.String(), tag: Type.String() }),
    }),
  }),
);
