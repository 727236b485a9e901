import { allCalls } from "@todayfruit/contract/all-calls";
import { openApiDocument } from "@todayfruit/contract/openapi";
import type { FastifyInstance } from "fastify";

/** `/openapi.json` for programs and `/docs` for people, both made from the contract. */
export function registerDocuments(app: FastifyInstance): void {
  const document = openApiDocument(allCalls);
  const json = JSON.stringify(document);
  const page = documentPage();
  app.get("/openapi.json", async (_request, reply) =>
    reply.type("application/json; charset=utf-8").send(json),
  );
  app.get("/docs", async (_request, reply) =>
    reply
      .header("content-security-policy", "default-src 'none'; style-src 'self'; frame-ancestors 'none'")
      .type("text/html; charset=utf-8")
      .send(page),
  );
  app.get("/docs.css", async (_request, reply) => reply.type("text/css; charset=utf-8").send(STYLE));
}

function documentPage(): string {
  const sections = Object.entries(allCalls).map(([name, call]) => {
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
