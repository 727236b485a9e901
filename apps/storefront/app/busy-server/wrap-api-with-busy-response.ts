import type { Api } from "@todayfruit/contract/all-calls";
import { type BusyRefusal, isBusyRefusal } from "@todayfruit/contract/busy-refusals";
import { data, isRouteErrorResponse } from "react-router";
import { refusalCodeOf } from "../api/api-error.ts";

/** Data of the 503 that a page of a busy server is answered with. */
export type BusyResponse = {
  busy: BusyRefusal;
  /** Seconds to wait. */
  retryAfter: number;
};

/** Seconds to wait after a refusal that names none. */
const UNSAID_S = 2;

/** Wraps the api for loaders: a busy server makes the page answer 503 with `Retry-After` instead of 500. */
export function wrapApiWithBusyResponse(api: Api): Api {
  const call = async (...asked: Parameters<Api>): Promise<unknown> => {
    try {
      return await api(...asked);
    } catch (error) {
      const code = refusalCodeOf(error);
      if (!isBusyRefusal(code)) throw error;
      const retryAfter = secondsOf(error);
      const headers = { "retry-after": String(retryAfter), "cache-control": "no-store" };
      throw data({ busy: code, retryAfter } satisfies BusyResponse, { status: 503, headers });
    }
  };
  // The wrapper keeps the generic signature.
  return call as Api;
}

function secondsOf(error: unknown): number {
  const said = typeof error === "object" && error !== null && "retryAfter" in error ? error.retryAfter : null;
  return typeof said === "number" && said > 0 ? Math.ceil(said) : UNSAID_S;
}

/** @returns `null` when a page failed for another reason */
export function busyResponseOf(error: unknown): BusyResponse | null {
  if (!isRouteErrorResponse(error) || error.status !== 503) return null;
  const { data: said } = error;
  // The host, or a proxy, refused before anything was rendered.
  if (typeof said === "string") return { busy: "SHOP_BUSY", retryAfter: UNSAID_S };
  return typeof said === "object" && said !== null && isBusyRefusal(said.busy) ? said : null;
}
