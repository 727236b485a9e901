import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { FastifyInstance } from "fastify";

/**
 * Serves the console's one page at every address that is no file, with a policy for its inline scripts alone.
 *
 * @param shops origins of the variants, whose previews are shown in frames
 */
export async function registerConsolePage(
  app: FastifyInstance,
  file: string,
  shops: readonly string[],
): Promise<void> {
  const html = await readFile(file, "utf8");
  const policy = consolePolicy(html, shops);
  app.get("/*", (_request, reply) =>
    reply
      .header("content-type", "text/html; charset=utf-8")
      .header("cache-control", "no-cache")
      .header("content-security-policy", policy)
      .send(html),
  );
}

/**
 * Builds the Content-Security-Policy of the page: inline scripts by their hashes, frames of the shops alone, everything
 * else from this origin.
 */
export function consolePolicy(html: string, shops: readonly string[]): string {
  const scripts = [...html.matchAll(/<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g)];
  const hashes = scripts.map(
    ([, text = ""]) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`,
  );
  return [
    "default-src 'none'",
    ["script-src 'self'", ...hashes].join(" "),
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    ["frame-src", ...(shops.length > 0 ? shops : ["'none'"])].join(" "),
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}
