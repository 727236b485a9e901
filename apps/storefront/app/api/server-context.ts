import type { Api } from "@todayfruit/contract/all-calls";
import { createContext } from "react-router";

/** What the host gives to every request on the server. */
export type ServerContext = {
  /** Calls in process, without any user: a public page is the same for everyone. */
  api: Api;
  /** Scheme and host of the shop as shoppers see it, without a slash at the end. */
  origin: string;
  /** Scripts of others that a page may load, by their whole addresses; `null` where texts are not held back from running. */
  trustedScripts: readonly string[] | null;
  /** Where a bug found while rendering goes. */
  reportError(error: unknown): void;
};

export const apiContext = createContext<Api>();
export const originContext = createContext<string>();
export const trustedScriptsContext = createContext<ServerContext["trustedScripts"]>();
export const reportErrorContext = createContext<ServerContext["reportError"]>();
