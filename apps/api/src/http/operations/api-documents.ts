import { allCalls } from "@todayfruit/contract/all-calls";
import { openApiDocument } from "@todayfruit/contract/openapi";
import { webhookPayloads } from "@todayfruit/contract/webhooks/webhook-payloads";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";

export type DocumentsOptions = {
  /** True where operators' calls are shown to everyone: a shop with the stand-ins. */
  tellsAll: boolean;
  /** Resolves to true for a request with an operator's token, which is shown every call. */
  isOperator: (request: FastifyRequest) => Promise<boolean>;
};

type Calls = Partial<typeof allCalls>;
type Documents = { json: string; page: string };

/**
 * Serves `/openapi.json` and `/docs`, both made from the contract. Operators' calls and webhooks are left out
 * unless an operator or an API key asks.
 */
export function registerDocuments(app: FastifyInstance, { tellsAll, isOperator }: DocumentsOptions): void {
  const all = documentsOf(allCalls, webhookPayloads);
  const shoppers = documentsOf(withoutOperators(allCalls));
  async function documentsFor(request: FastifyRequest, reply: FastifyReply): Promise<Documents> {
    if (tellsAll) return all;
    reply.header("vary", "authorization").header("cache-control", "private, no-store");
    return (await isOperator(request)) ? all : shoppers;
  }
  app.get("/openapi.json", async (request, reply) => {
    const { json } = await documentsFor(request, reply);
    return reply.type("application/json; charset=utf-8").send(json);
  });
  app.get("/docs", async (request, reply) => {
    const { page } = await documentsFor(request, reply);
    return reply
      .header("content-security-policy", "default-src 'none'; style-src 'self'; frame-ancestors 'none'")
      .type("text/html; charset=utf-8")
      .send(page);
  });
  app.get("/docs.css", async (_request, reply) => reply.type("text/css; charset=utf-8").send(STYLE));
}

function withoutOperators(calls: Calls): Calls {
  return Object.fromEntries(
    Object.entries(calls).filter(
      ([name, { access }]) => access !== "operator" && !name.includes("/operator/"),
    ),
  );
}

function documentsOf(calls: Calls, webhooks = {}): Documents {
  return { json: JSON.stringify(openApiDocument(calls, webhooks)), page: documentPage(calls) };
}

function documentPage(calls: Calls): string {
  const sections = Object.entries(calls).map(([name, call]) => {
    const parts = (["path", "query", "body"] as const).flatMap((part) =>
      part in call ? [`<h3>${part}</h3><pre>${escaped((call as Record<string, unknown>)[part])}</pre>`] : [],
    );
    return `<details><summary><code>${escapeHtml(name)}</code> ${escapeHtml(call.summary)}</summary>
<p>access: ${call.access} · refusals: ${call.refusals.join(", ") || "–"}</p>
${parts.join("\n")}<h3>reply</h3><pre>${escaped(call.reply)}</pre></details>`;
  });
  return `<!doctype html><html lang="ko"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>오늘의과일 API</title><link rel="stylesheet" href="/docs.css">
<h1>오늘의과일 API</h1><p>이 문서의 원본은 <a href="/openapi.json">openapi.json</a> (OpenAPI 3.1)이에요.</p>
${sections.join("\n")}</html>`;
}

function escaped(schema: unknown): string {
  return escapeHtml(JSON.stringify(schema, null, 1));
}

function escapeHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}

const STYLE = `body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}
details{border-top:1px solid #ddd;padding:.5rem 0}summary{cursor:pointer}pre{overflow:auto;background:#f6f6f6;padding:.5rem}`;
