import {
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import {
  documentContext,
  previewContext,
  reportErrorContext,
  trustedScriptsContext,
} from "./api/server-request-context.ts";
import { addLoaderData, readLoaderData } from "./server/add-loader-data.ts";
import { delayScriptsUntilFirstView } from "./server/delay-scripts-until-first-view.ts";
import { editHtml, type HtmlEditor } from "./server/edit-html.ts";
import { holdPreviewLinks } from "./server/hold-preview-links-script.ts";
import { addPolyfills } from "./server/polyfill-script.ts";
import { renderToBytes } from "./server/render-to-bytes.ts";
import { addTrustedTypes } from "./server/trusted-types.ts";

/** Development server's request handler, from the same copy of the router as the pages: contexts are matched by class. */
export { createRequestHandler } from "react-router";
/** Load context of each request, built by the host; only the built module can reach the context keys. */
export { createLoadContext } from "./server/create-load-context.ts";
/** Hashes by which the host allows a page's inline scripts. */
export { inlineScriptHashes } from "./server/inline-script-hashes.ts";
/** Policies the host names in the Content-Security-Policy. */
export { TRUSTED_TYPE_POLICIES } from "./server/trusted-types.ts";

/**
 * Renders a page as one complete document. Every inline script must be hashed for the Content-Security-Policy header before
 * the first byte is sent, and public pages are cached compressed, so streaming would gain nothing.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  headers.set("content-type", "text/html; charset=utf-8");
  if (request.method === "HEAD") return new Response(null, { status, headers });

  let failed = false;
  const { serverHandoffStream, ...context } = routerContext;
  const handedOver = await readLoaderData(serverHandoffStream);
  const rendered = await renderToBytes(<ServerRouter context={context} url={request.url} />, {
    signal: request.signal,
    onError(error) {
      failed = true;
      if (!request.signal.aborted) loadContext.get(reportErrorContext)(error);
    },
  });
  const scripts = loadContext.get(trustedScriptsContext);
  const edits = [
    (page: HtmlEditor) => addLoaderData(page, handedOver),
    delayScriptsUntilFirstView,
    addPolyfills,
  ];
  if (loadContext.get(previewContext) !== null) edits.push(holdPreviewLinks);
  if (scripts !== null) edits.push((page: HtmlEditor) => addTrustedTypes(page, scripts));
  const html = editHtml(rendered, edits);
  const document = loadContext.get(documentContext);
  if (document) document.html = html;
  return new Response(document ? null : new Uint8Array(html), { status: failed ? 500 : status, headers });
}

/** Reports errors of loaders; a request the shopper aborted is not one. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted) (context as RouterContextProvider).get(reportErrorContext)(error);
};
