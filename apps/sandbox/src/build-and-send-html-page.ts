import type { FastifyReply } from "fastify";

/** Pages of the sandbox: escaped HTML, and the reply that carries it. */

/** Text that is HTML already; everything else is escaped by `html`. */
export type Markup = {
  readonly markup: string;
};

/** Builds HTML in which every inserted value is escaped, except other `html` and lists of it. */
export function html(parts: TemplateStringsArray, ...values: readonly HtmlValue[]): Markup {
  return { markup: parts.reduce((text, part, at) => text + render(values[at - 1]) + part) };
}

type HtmlValue = string | number | null | undefined | Markup | readonly Markup[];

/**
 * Sends a whole Korean page: no inline style, nothing loaded but the sandbox's own style sheet, and a script only
 * when one of the sandbox's own is named.
 */
export function sendPage(
  reply: FastifyReply,
  title: string,
  body: Markup,
  { status = 200, script }: { status?: number; script?: string } = {},
): FastifyReply {
  const page = html`<!doctype html>
<html lang="ko">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="stylesheet" href="/sandbox.css">
</head>
<body><main>${body}</main>${script ? html`<script src="${script}"></script>` : null}</body>
</html>`;
  return reply
    .code(status)
    .type("text/html; charset=utf-8")
    .header(
      "content-security-policy",
      `default-src 'none'; style-src 'self';${script ? " script-src 'self';" : ""} base-uri 'none'`,
    )
    .header("cache-control", "no-store")
    .send(page.markup);
}

/** @example won(1234000) // "1,234,000원" */
export function won(amount: number): string {
  return `${amount.toLocaleString("ko-KR")}원`;
}

function render(value: HtmlValue): string {
  if (value === null || value === undefined) return "";
  if (typeof value === "string" || typeof value === "number") return escapeHtml(String(value));
  return "markup" in value ? value.markup : value.map((one) => one.markup).join("");
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
