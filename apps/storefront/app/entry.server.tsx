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
import { addHoldPreviewLinksScript } from "./server/add-hold-preview-links-script.ts";
import { addPolyfillScript } from "./server/add-polyfill-script.ts";
import { addTrustedTypesPolicy } from "./server/add-trusted-types-policy.ts";
import { delayScriptsUntilFirstView } from "./server/delay-scripts-until-first-view.ts";
import { editHtml, type HtmlEditor } from "./server/edit-html.ts";
import { addLoaderData, readLoaderData } from "./server/read-and-add-loader-data.ts";
import { renderToBytes } from "./server/render-to-bytes.ts";

/** Development server's request handler, from the same copy of the router as the pages: contexts are matched by class. */
export { createRequestHandler } from "react-router";
/** Policies the host names in the Content-Security-Policy. */
export { TRUSTED_TYPE_POLICIES } from "./server/add-trusted-types-policy.ts";
/** Hashes by which the host allows a page's inline scripts. */
export { computeInlineScriptHashes } from "./server/compute-inline-script-hashes.ts";
/** Load context of each request, built by the host; only the built module can reach the context keys. */
export { createLoadContext } from "./server/create-load-context.ts";

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
    addPolyfillScript,
  ];
  if (loadContext.get(previewContext) !== null) edits.push(addHoldPreviewLinksScript);
  if (scripts !== null) edits.push((page: HtmlEditor) => addTrustedTypesPolicy(page, scripts));
  const html = editHtml(rendered, edits);
  const document = loadContext.get(documentContext);
  if (document) document.html = html;
  return new Response(document ? null : new Uint8Array(html), { status: failed ? 500 : status, headers });
}

/** Reports errors of loaders; a request the shopper aborted is not one. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted) (context as RouterContextProvider).get(reportErrorContext)(error);
};
