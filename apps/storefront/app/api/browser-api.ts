import type { Api } from "@todayfruit/contract/all-calls";
import { waitingCallsStore } from "../busy-server/waiting-calls-store.ts";
import { callsAwaitingConfirmationStore } from "../confirm-identity/calls-awaiting-confirmation-store.ts";
import { pagePreview } from "../preview/read-preview-token-and-instant.ts";
import { serverClock } from "../server-clock/server-clock.ts";
import { sessionToken } from "../session/session-token-storage.ts";
import { type ClientParts, createClient } from "./client.ts";
import { detectPlatform } from "./detect-platform.ts";
import { fetchInOwnTask } from "./fetch-in-own-task.ts";
import { tokenReadyGate } from "./token-ready-gate.ts";

/** Calls the api from the browser. Loaders call it in process: `context.get(apiContext)`. */
export const api: Api = async (name, ...input) => {
  client ??= createClient(parts());
  if (needsToken(name) && sessionToken.current() === null) await tokenReadyGate.opened;
  return client(name, ...input);
};

/** Checks whether a call waits for a token: all that change something, except those that issue tokens. */
function needsToken(name: string): boolean {
  return !name.startsWith("GET ") && !name.includes("/tokens");
}

/** Returns the api with the caller's idempotency key, so that a retry after a lost reply takes effect once. */
export function apiWithKey(key: string): Api {
  return apiWith({ newKey: () => key });
}

/** Returns the api with some parts replaced. */
export function apiWith(own: Partial<ClientParts>): Api {
  return createClient({ ...parts(), ...own });
}

/** Created at the first call, since modules are also evaluated on the server, which has no shopper's navigator. */
let client: Api | undefined;

function parts(): ClientParts {
  return {
    fetch: fetchInOwnTask,
    baseUrl: "",
    platform: detectPlatform(navigator.userAgent),
    // A preview shows what nobody in particular sees.
    token: () => (pagePreview === null ? sessionToken.current() : null),
    preview: () => pagePreview?.token ?? null,
    isOnline: () => navigator.onLine,
    newKey: () => crypto.randomUUID(),
    timeout: 30_000,
    syncServerTime: serverClock.sync,
    confirm: (purpose, refused) => callsAwaitingConfirmationStore.ask(purpose, refused, Date.now()),
    busy: {
      begin: waitingCallsStore.begin,
      wait: (milliseconds) => new Promise((done) => setTimeout(done, milliseconds)),
      chance: () => Math.random(),
    },
  };
}
