import type { Api } from "@todayfruit/contract/all-calls";
import { sessionToken } from "../session/session-token.ts";
import { type ClientParts, createClient } from "./client.ts";
import { platformOf } from "./platform.ts";
import { serverClock } from "./server-clock.ts";

/** The calls of this browser. Loaders have their own, in process: `context.get(apiContext)`. */
export const api: Api = (name, ...input) => {
  client ??= createClient(parts(() => crypto.randomUUID()));
  return client(name, ...input);
};

/** The same under an idempotency key of the caller: a call whose answer was lost is asked again, and done once. */
export function apiWithKey(key: string): Api {
  return createClient(parts(() => key));
}

/** Made at the first call: modules are also evaluated on the server, which has no navigator of a shopper. */
let client: Api | undefined;

function parts(newKey: () => string): ClientParts {
  return {
    fetch: (...request) => fetch(...request),
    baseUrl: "",
    platform: platformOf(navigator.userAgent),
    token: () => sessionToken.current(),
    isOnline: () => navigator.onLine,
    newKey,
    timeout: 30_000,
    hearTime: serverClock.hear,
  };
}
