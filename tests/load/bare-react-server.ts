import { createServer } from "node:http";
import { brotliCompressSync, constants } from "node:zlib";
import { parsePageIntoReactElements } from "./parse-page-into-react-elements.ts";

/**
 * Baseline of pages that nobody keeps: a plain `node:http` server that renders the elements of the page received over IPC with
 * React for each request, and compresses them as the shop compresses such a page. It has no components, data or router.
 */
process.on("message", async (html: string) => {
  const { renderToString } = await import("react-dom/server");
  const page = parsePageIntoReactElements(html);
  createServer((_request, response) => {
    const body = brotliCompressSync(`<!DOCTYPE html>${renderToString(page)}`, {
      params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY },
    });
    response.writeHead(200, {
      "content-type": "text/html; charset=utf-8",
      "content-encoding": "br",
      "content-length": body.length,
    });
    response.end(body);
  }).listen(Number(process.argv[2]), "127.0.0.1", () => process.send?.("ready"));
});

/** Quality with which the shop compresses a page for the one that waits for it. */
const QUALITY = 2;
