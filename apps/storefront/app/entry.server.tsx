import { renderToReadableStream } from "react-dom/server";
import {
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import { reportErrorContext, trustedScriptsContext } from "./api/server-context.ts";
import { scriptsLast } from "./server/scripts-last.ts";
import { withTrustedTypes } from "./server/trusted-types.ts";

/** The development server handles requests with the copy of the router that the pages have: contexts are known by class. */
export { createRequestHandler } from "react-router";
/** The host allows a page's inline scripts by these. */
export { inlineScriptHashes } from "./server/inline-script-hashes.ts";
/** The host builds the load context of each request with this; only the built module can reach our context keys. */
export { createLoadContext } from "./server/load-context.ts";
/** The host names these in the Content-Security-Policy. */
export { trustedTypePolicies } from "./server/trusted-types.ts";

/**
 * Renders one page as one finished body. Every inline script must be hashed for the Content-Security-Policy header
 * before the first byte leaves, and public pages are kept compressed, so nothing is gained by streaming.
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
  const stream = await renderToReadableStream(<ServerRouter context={routerContext} url={request.url} />, {
    signal: request.signal,
    // The body is sent when it is finished, so no part of it is held back to be put in place by a script.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError(error) {
      failed = true;
      if (!request.signal.aborted) loadContext.get(reportErrorContext)(error);
    },
  });
  await stream.allReady;
  const scripts = loadContext.get(trustedScriptsContext);
  const page = scriptsLast(await new Response(stream).text());
  const html = scripts === null ? page : withTrustedTypes(page, scripts);
  return new Response(html, { status: failed ? 500 : status, headers });
}

/** Bugs in loaders; a shopper who left before the answer is none. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted) (context as RouterContextProvider).get(reportErrorContext)(error);
};
