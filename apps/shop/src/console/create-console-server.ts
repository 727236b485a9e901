import type { RefusalCode } from "@todayfruit/contract/refusals";
import { REFUSALS } from "@todayfruit/contract/refusals";
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from "fastify";
import { registerAssets } from "../pages/register-assets.ts";
import { isSameOrigin } from "./is-same-origin.ts";
import { registerConsolePage } from "./register-console-page.ts";
import { registerOperatorOpenapi } from "./register-operator-openapi.ts";
import { registerSessionRoutes } from "./register-session-routes.ts";
import { readSessionCookie } from "./session-cookie.ts";

export type ConsoleOptions = {
  /** The API, which answers the calls of operators and draws the pictures. */
  api: FastifyInstance;
  /** Folder of the built files. */
  folder: string;
  isHttps: boolean;
  /** Origin of the console. */
  origin: string;
  /** Origin of the shop of this process. */
  shopOrigin: string;
  /** Origins of the variants, whose previews the console shows in frames. */
  shops: readonly string[];
};

/** Calls and pictures that the console hands on; tokens are handed out by its session alone. */
const HANDED_ON = /^\/(?:operator\/v1\/(?!tokens\b)|images\/)/;
const READING = ["GET", "HEAD"];

/**
 * Creates the server of the operators' console: its files, its session, and the calls of operators, which it hands on to
 * the API of this process with the token of the session's cookie. It is an origin of its own: neither the shop's pages nor
 * shoppers' calls answer here.
 */
export async function createConsoleServer({
  api,
  folder,
  isHttps,
  origin,
  shopOrigin,
  shops,
}: ConsoleOptions): Promise<FastifyInstance> {
  const app = Fastify({ logger: false, bodyLimit: 4096, forceCloseConnections: "idle" });
  app.addHook("onRequest", async (request, reply) => {
    reply.headers(HEADERS);
    if (!READING.includes(request.method) && !isSameOrigin(request.headers)) {
      return refuseWith(reply, "NOT_FOUND");
    }
    if (HANDED_ON.test(request.url)) return handOn(request, reply);
  });

  function handOn({ raw }: FastifyRequest, reply: FastifyReply): FastifyReply {
    const token = readSessionCookie(raw.headers.cookie, isHttps);
    // A token in the header would be one that a script can read.
    delete raw.headers.authorization;
    delete raw.headers.cookie;
    if (token !== null) raw.headers.authorization = `Bearer ${token}`;
    reply.hijack();
    api.routing(raw, reply.raw);
    return reply;
  }

  registerSessionRoutes(app, { api, isHttps });
  registerOperatorOpenapi(app, { api, isHttps, origin, shopOrigin });
  await registerAssets(app, `${folder}/client`);
  await registerConsolePage(app, `${folder}/client/index.html`, shops);
  return app;
}

function refuseWith(reply: FastifyReply, code: RefusalCode): FastifyReply {
  const [status, message] = REFUSALS[code];
  return reply.code(status).send({ statusCode: status, code, error: code, message });
}

const HEADERS = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "no-referrer",
  "x-frame-options": "DENY",
  "x-robots-tag": "noindex, nofollow",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=()",
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
} as const;
