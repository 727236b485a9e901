import { RouterContextProvider } from "react-router";
import {
  apiContext,
  documentContext,
  originContext,
  previewContext,
  reportErrorContext,
  type ServerRequestContext,
  trustedScriptsContext,
} from "../api/server-request-context.ts";
import { wrapApiWithBusyResponse } from "../busy-server/wrap-api-with-busy-response.ts";

/** Builds the load context of a request: the server functions available to loaders and the document. */
export function createLoadContext(server: ServerRequestContext): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(apiContext, wrapApiWithBusyResponse(server.api));
  context.set(originContext, server.origin);
  context.set(trustedScriptsContext, server.trustedScripts);
  context.set(reportErrorContext, server.reportError);
  context.set(documentContext, server.document ?? null);
  context.set(previewContext, server.preview);
  return context;
}
