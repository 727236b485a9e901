import type { ServerResponse } from "node:http";
import type { ViteDevServer } from "vite";

export const GALLERY = "/dev/gallery";

/**
 * Sends the page of the storefront's components in their states. It is rendered in the browser from
 * `apps/storefront/app/component-gallery`, which is part of no build.
 */
export async function sendComponentGallery(
  vite: ViteDevServer,
  variant: string,
  response: ServerResponse,
): Promise<void> {
  const page = `<!doctype html>
<html lang="ko" data-variant="${variant}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width,initial-scale=1" />
    <meta name="robots" content="noindex" />
    <title>부품 · ${variant}</title>
    <link rel="stylesheet" href="/app/styles/app.css" />
    <script type="module" src="/@id/__x00__virtual:react-router/inject-hmr-runtime"></script>
  </head>
  <body>
    <div id="gallery"></div>
    <script type="module" src="/app/component-gallery/entry.tsx"></script>
  </body>
</html>`;
  const html = await vite.transformIndexHtml(GALLERY, page);
  response
    .writeHead(200, { "content-type": "text/html; charset=utf-8", "cache-control": "no-store" })
    .end(html);
}
