import type { FastifyReply } from "fastify";

/** In s. */
const RETRY_AFTER = 2;
const POLICY = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";
const PAGE = `<!doctype html>
<html lang="ko">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex">
<meta http-equiv="refresh" content="${RETRY_AFTER}">
<title>잠시 뒤 다시 열려요</title>
</head>
<body>
<h1>지금 이용하는 분이 많아요</h1>
<p>잠시 뒤 자동으로 다시 열어요.</p>
</body>
</html>
`;

/** Sends what a browser shows of a page for which no render is left: it is written already, and asks again by itself. */
export function sendBusyPage(reply: FastifyReply): FastifyReply {
  return reply
    .code(503)
    .headers({
      "cache-control": "no-store",
      "content-security-policy": POLICY,
      "retry-after": RETRY_AFTER,
    })
    .type("text/html; charset=utf-8")
    .send(PAGE);
}
