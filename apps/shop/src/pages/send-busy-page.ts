import { RefusalError } from "@todayfruit/api/http/refusal-error";
import { refusalStatus } from "@todayfruit/contract/refusals";
import type { FastifyReply } from "fastify";

type Busy = "SHOP_BUSY" | "TOO_MANY_REQUESTS";

/** Seconds. */
const RETRY_AFTER = 2;
const POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'";
const WORDS: Record<Busy, { title: string; heading: string; text: string }> = {
  SHOP_BUSY: {
    title: "잠시 뒤 다시 열려요",
    heading: "지금 이용하는 분이 많아요",
    text: "잠시 뒤 자동으로 다시 열어요.",
  },
  TOO_MANY_REQUESTS: {
    title: "잠시 뒤 다시 열려요",
    heading: "요청이 너무 잦아요",
    text: "1분 안에 자동으로 다시 열어요.",
  },
};

/**
 * Sends the static page a browser shows when a page cannot be rendered; it reloads after `Retry-After`. Keeps a
 * `retry-after` header that is set already.
 *
 * @param ancestors source of the sites that may show the page in a frame
 * @param code SHOP_BUSY (503): no render is left; TOO_MANY_REQUESTS (429): the network spent its reads of this minute
 */
export function sendBusyPage(reply: FastifyReply, code: Busy, ancestors = "'none'"): FastifyReply {
  const seconds = Number(reply.getHeader("retry-after") ?? RETRY_AFTER);
  return reply
    .code(refusalStatus(code))
    .headers({
      "cache-control": "no-store",
      "content-security-policy": `${POLICY}; frame-ancestors ${ancestors}`,
      "retry-after": seconds,
    })
    .type("text/html; charset=utf-8")
    .send(pageOf(WORDS[code], seconds));
}

/** Reports whether an error is one of a server that cannot render a page now. */
export function isBusy(error: unknown): error is RefusalError & { code: Busy } {
  return error instanceof RefusalError && error.code in WORDS;
}

function pageOf({ title, heading, text }: (typeof WORDS)[Busy], seconds: number): string {
  return `<!doctype html>
<html lang="ko">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex">
<meta http-equiv="refresh" content="${seconds}">
<title>${title}</title>
</head>
<body>
<h1>${heading}</h1>
<p>${text}</p>
</body>
</html>
`;
}
