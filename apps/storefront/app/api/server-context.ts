import type { Api } from "@todayfruit/contract/all-calls";
import { createContext } from "react-router";

/** Context the host gives to every request on the server. */
export type ServerContext = {
  /** Calls the api in process without a user, since public pages are the same for everyone. */
  api: Api;
  /** Scheme and host of the shop as shoppers see it, without a trailing slash. */
  origin: string;
  /** URLs of third-party scripts a page may load; `null` when Trusted Types are off. */
  trustedScripts: readonly string[] | null;
  /** Reports an error found while rendering. */
  reportError(error: unknown): void;
};

export const apiContext = createContext<Api>();
export const originContext = createContext<string>();
export const trustedScriptsContext = createContext<ServerContext["trustedScripts"]>();
export const reportErrorContext = createContext<ServerContext["reportError"]>();
