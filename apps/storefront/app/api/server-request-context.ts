import type { Api } from "@todayfruit/contract/all-calls";
import type { PreviewFacts } from "@todayfruit/domain/previews/preview-notice";
import { createContext, type RouterContextProvider } from "react-router";

/** Context the host gives to every request on the server. */
export type ServerRequestContext = {
  /** Calls the api in process without a user, since public pages are the same for everyone. */
  api: Api;
  /** Scheme and host of the shop as shoppers see it, without a trailing slash. */
  origin: string;
  /** URLs of third-party scripts a page may load; `null` when Trusted Types are off. */
  trustedScripts: readonly string[] | null;
  /** Reports an error found while rendering. */
  reportError(error: unknown): void;
  /** Facts of the preview that the page is; `null` for the shop itself. */
  preview: PreviewFacts | null;
  /** Receives the document in place of the response, whose body would be copied. */
  document?: { html: Buffer | null };
};

export const apiContext = createContext<Api>();
export const originContext = createContext<string>();
export const trustedScriptsContext = createContext<ServerRequestContext["trustedScripts"]>();
export const reportErrorContext = createContext<ServerRequestContext["reportError"]>();
export const documentContext = createContext<{ html: Buffer | null } | null>();
export const previewContext = createContext<ServerRequestContext["preview"]>();

/** Returns the instant that a page shows, ISO 8601: now, or that of its preview. */
export function shownAt(context: Readonly<RouterContextProvider>): string {
  return context.get(previewContext)?.at ?? new Date().toISOString();
}
