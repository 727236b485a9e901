import { randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { SentReply } from "@todayfruit/api/http/cache/response-cache";
import { sendCached } from "@todayfruit/api/http/cache/send-cached";
import { compress } from "@todayfruit/api/http/operations/register-shopper-openapi-document";
import { leaveOutPageHeaders } from "@todayfruit/api/http/operations/security-headers";
import type { FastifyInstance, onRequestAsyncHookHandler } from "fastify";
import { readOpenapiViewerScript } from "./read-openapi-viewer-script.ts";

type ViewerOptions = {
  title: string;
  /** Hook that refuses who may not read the document. */
  onRequest?: onRequestAsyncHookHandler;
};

/**
 * Serves `/docs`: the OpenAPI document of the same origin in a viewer with search, groups and trying calls (Scalar), which
 * comes from its package alone. Its scripts are files of this origin; its styles carry the nonce of the reply.
 */
export function registerOpenapiViewer(app: FastifyInstance, { title, onRequest }: ViewerOptions): void {
  const hooks = onRequest ? { onRequest } : {};
  app.get("/docs", hooks, (_request, reply) => {
    const nonce = randomBytes(NONCE_BYTES).toString("base64");
    return reply
      .header("content-type", "text/html; charset=utf-8")
      .header("cache-control", "no-store")
      .header("content-security-policy", policyOf(nonce))
      .send(pageOf(title, nonce));
  });
  for (const [address, file] of Object.entries(SCRIPTS)) {
    app.get(address, async (request, reply) => {
      leaveOutPageHeaders(reply);
      return sendCached(request, reply, await file());
    });
  }
}

const NONCE_BYTES = 18;
const TYPES = { "content-type": "text/javascript; charset=utf-8", "cache-control": "public, max-age=3600" };
const START = new URL("start-viewer.js", import.meta.url);

/** Scripts of the page, made at their first request for all viewers of the process. */
const SCRIPTS = {
  "/docs/start.js": once(async () => compress(await readFile(START, "utf8"), TYPES)),
  "/docs/viewer.js": once(async () => compress(await readOpenapiViewerScript(), TYPES)),
};

function once(make: () => Promise<SentReply>): () => Promise<SentReply> {
  let made: Promise<SentReply> | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

function policyOf(nonce: string): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "connect-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}

function pageOf(title: string, nonce: string): string {
  return `<!doctype html>
<html lang="ko">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta property="csp-nonce" content="${nonce}">
<title>${title}</title>
<script src="/docs/start.js"></script>
<script src="/docs/viewer.js" defer></script>
</head>
<body>
<div id="app"></div>
<noscript>이 문서는 자바스크립트로 보여 줘요. 같은 내용이 <a href="/openapi.json">openapi.json</a>에 있어요.</noscript>
</body>
</html>
`;
}
