import type { Api } from "@todayfruit/contract/all-calls";
import { sessionToken } from "../session/session-token.ts";
import { createClient } from "./client.ts";
import { platformOf } from "./platform.ts";

/** The calls of this browser. Loaders have their own, in process: `context.get(apiContext)`. */
export const api: Api = (name, ...input) => {
  client ??= createClient({
    fetch: (...request) => fetch(...request),
    baseUrl: "",
    platform: platformOf(navigator.userAgent),
    token: () => sessionToken.current(),
    isOnline: () => navigator.onLine,
    newKey: () => crypto.randomUUID(),
    timeout: 30_000,
  });
  return client(name, ...input);
};

/** Made at the first call: modules are also evaluated on the server, which has no navigator of a shopper. */
let client: Api | undefined;
