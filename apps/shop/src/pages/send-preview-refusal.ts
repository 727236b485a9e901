import { createHash } from "node:crypto";
import { type RefusalCode, refusalMessage, refusalStatus } from "@todayfruit/contract/refusals";
import type { FastifyReply } from "fastify";

type PreviewCode = Extract<RefusalCode, `PREVIEW_${string}`>;

const HEADINGS: Partial<Record<PreviewCode, string>> = {
  PREVIEW_NOT_FOUND: "끝난 미리보기예요",
  PREVIEW_OF_OTHER_VARIANT: "다른 매장의 미리보기예요",
  PREVIEW_PAGE_CLOSED: "미리보기에서는 열 수 없어요",
};
/** Style of the page; the policy allows it by its hash alone. */
const STYLE =
  "body{margin:0;min-height:100vh;display:grid;place-content:center;gap:8px;padding:24px;text-align:center;font:16px/1.6 system-ui,sans-serif;color:#1f2320;background:#fff;word-break:keep-all}h1{margin:0;font-size:20px}p{margin:0;color:#565d58}a{margin-top:16px;color:#1f6b3a;font-weight:600}";

const POLICY = `default-src 'none'; style-src 'sha256-${createHash("sha256").update(STYLE).digest("base64")}'; base-uri 'none'; form-action 'none'`;

/** Sends the page of a preview that does not open: what happened, and what to do next. */
export function sendPreviewRefusal(
  reply: FastifyReply,
  code: PreviewCode,
  consoleOrigin: string,
): FastifyReply {
  return reply
    .code(refusalStatus(code))
    .header("content-security-policy", `${POLICY}; frame-ancestors ${consoleOrigin}`)
    .type("text/html; charset=utf-8")
    .send(pageOf(HEADINGS[code] ?? "미리보기", refusalMessage(code)));
}

function pageOf(heading: string, sentence: string): string {
  return `<!doctype html>
<html lang="ko">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex">
<title>${heading}</title>
<style>${STYLE}</style>
</head>
<body>
<h1>${heading}</h1>
<p>${sentence}</p>
<a href="/" target="_blank" rel="noopener">매장 보기</a>
</body>
</html>
`;
}
