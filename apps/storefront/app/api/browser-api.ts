import type { Api } from "@todayfruit/contract/all-calls";
import { busyWaits } from "../busy/busy-waits.ts";
import { confirmAsks } from "../confirm/confirm-asks.ts";
import { sessionToken } from "../session/session-token.ts";
import { type ClientParts, createClient } from "./client.ts";
import { platformOf } from "./platform.ts";
import { serverClock } from "./server-clock.ts";
import { tokenGate } from "./token-gate.ts";

/** The calls of this browser. Loaders have their own, in process: `context.get(apiContext)`. */
export const api: Api = async (name, ...input) => {
  client ??= createClient(parts());
  if (needsToken(name) && sessionToken.current() === null) await tokenGate.opened;
  return client(name, ...input);
};

/** What is changed is changed for somebody; only tokens themselves are had without one. */
function needsToken(name: string): boolean {
  return !name.startsWith("GET ") && !name.includes("/tokens");
}

/** The same under an idempotency key of the caller: a call whose answer was lost is asked again, and done once. */
export function apiWithKey(key: string): Api {
  return apiWith({ newKey: () => key });
}

/** The same with parts of the caller's own. */
export function apiWith(own: Partial<ClientParts>): Api {
  return createClient({ ...parts(), ...own });
}

/** Made at the first call: modules are also evaluated on the server, which has no navigator of a shopper. */
let client: Api | undefined;

function parts(): ClientParts {
  return {
    fetch: (...request) => fetch(...request),
    baseUrl: "",
    platform: platformOf(navigator.userAgent),
    token: () => sessionToken.current(),
    isOnline: () => navigator.onLine,
    newKey: () => crypto.randomUUID(),
    timeout: 30_000,
    hearTime: serverClock.hear,
    confirm: (purpose, refused) => confirmAsks.ask(purpose, refused, Date.now()),
    busy: {
      begin: busyWaits.begin,
      wait: (milliseconds) => new Promise((done) => setTimeout(done, milliseconds)),
      chance: () => Math.random(),
    },
  };
}
