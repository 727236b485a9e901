import { CONFIRMATION_HEADER, type ConfirmPurpose } from "@todayfruit/contract/accounts/confirm-purposes";
import type { Api } from "@todayfruit/contract/all-calls";
import { type BusyRefusal, isBusyRefusal } from "@todayfruit/contract/busy-refusals";
import type { ErrorBody } from "@todayfruit/contract/error-body";
import { PREVIEW_HEADER } from "@todayfruit/domain/previews/preview-parameter-and-header";
import { BUSY_TEXTS } from "../busy-server/busy-texts.ts";
import { deriveRetryPause } from "../busy-server/derive-retry-pause.ts";
import { ApiError } from "./api-error.ts";
import type { Platform } from "./detect-platform.ts";

/** Message of a network failure. Rule: specification §8, whose spelling it keeps. */
export const CONNECTION_FAILED = "서버와 연결이 원할하지 않습니다. 잠시 후 시도해주세요";
export const NOT_CONFIRMED = "본인 확인을 마치지 않았어요. 다시 시도해 주세요";
export const OFFLINE = "인터넷 연결이 끊겼어요. 연결을 확인하고 다시 시도해 주세요";

export type ClientParts = {
  fetch: typeof fetch;
  /** Prefix of every call's path; "" for the page's own origin. */
  baseUrl: string;
  platform: Platform;
  token(): string | null;
  /** Returns the secret of the preview that the page is; `null` for the shop itself. */
  preview(): string | null;
  isOnline(): boolean;
  /** Creates a new idempotency key for a call that changes something. */
  newKey(): string;
  /** Timeout in ms. */
  timeout: number;
  /** Called with the `Date` header of every uncached reply, and the time of the request in ms. */
  syncServerTime(date: string | null, sentAt: number): void;
  /**
   * Asks the member to confirm their identity for a call; `null` when they do not.
   *
   * @param refused confirmation the server refused; `null` before the first
   */
  confirm(purpose: ConfirmPurpose, refused: string | null): Promise<string | null>;
  busy: {
    /** Called when a call starts waiting for a busy server; the returned function ends the wait. */
    begin(code: BusyRefusal): () => void;
    wait(milliseconds: number): Promise<void>;
    /** Returns a random number from 0 to 1. */
    chance(): number;
  };
};

/**
 * Client of the shop's calls over HTTP: `api("GET /v1/products/{id}", { path: { id } })`. Typed by the contract without
 * shipping its schemas. A busy server, which has done nothing yet, is retried for a while with the same key; so is a
 * call that requires a confirmation, once the member confirmed.
 *
 * @returns rejects with an `ApiError` whose message is for the shopper
 */
export function createClient(parts: ClientParts): Api {
  const call = async (name: string, input: CallParts = {}): Promise<unknown> => {
    const [method = "GET", template = ""] = name.split(" ");
    const url = parts.baseUrl + callUrl(template, input);
    const request = { method, headers: headersOf(parts, method, input.body), body: input.body };
    let confirmations = 0;
    let endWait: (() => void) | null = null;
    try {
      for (let tries = 0; ; tries += 1) {
        const response = await send(parts, url, request);
        const body: unknown = response.status === 204 ? null : await response.json().catch(() => null);
        if (response.ok) return body;
        const error = refusal(response.status, body);
        if (
          error.code === "CONFIRM_REQUIRED" &&
          error.detail?.purpose &&
          confirmations < MOST_CONFIRMATIONS
        ) {
          confirmations += 1;
          request.headers[CONFIRMATION_HEADER] = await confirmation(parts, request.headers, error);
          continue;
        }
        const busy = busyCodeOf(error, tries);
        if (busy === null) throw error;
        const pause = deriveRetryPause(tries, response.headers.get("retry-after"), parts.busy.chance());
        if (pause === null) throw gaveUp(busy, error);
        endWait ??= parts.busy.begin(busy);
        await parts.busy.wait(pause);
      }
    } finally {
      endWait?.();
    }
  };
  // The contract's tests prove the generic signature: a name determines its input and reply.
  return call as Api;
}

type CallParts = {
  path?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
};

type Sent = { method: string; headers: Record<string, string>; body: unknown };

async function send(parts: ClientParts, url: string, { method, headers, body }: Sent): Promise<Response> {
  const sentAt = Date.now();
  try {
    const response = await parts.fetch(url, {
      method,
      headers,
      ...(body !== undefined && { body: bytesOrJson(body) }),
      signal: AbortSignal.timeout(parts.timeout),
    });
    // A reply from a cache carries the time it was made.
    const isFresh = response.headers.get("cache-control") === "no-store";
    if (isFresh) parts.syncServerTime(response.headers.get("date"), sentAt);
    return response;
  } catch {
    // Whatever the reason (timeout, no network, a proxy), the shopper can only try again.
    throw new ApiError(parts.isOnline() ? CONNECTION_FAILED : OFFLINE, { status: 0, code: null });
  }
}

/** Confirmations sent per call: one given earlier that may have expired, and a fresh one. */
const MOST_CONFIRMATIONS = 2;

/** Obtains the member's confirmation for a call refused without one; rejects when they do not confirm. */
async function confirmation(
  parts: ClientParts,
  headers: Record<string, string>,
  { code, status, detail }: ApiError,
): Promise<string> {
  const refused = headers[CONFIRMATION_HEADER] ?? null;
  const given = detail?.purpose ? await parts.confirm(detail.purpose, refused) : null;
  if (given === null) throw new ApiError(NOT_CONFIRMED, { status, code });
  return given;
}

/**
 * Returns the busy refusal to retry, or `null`. A try interrupted by a busy server may still hold its key for a moment,
 * so that is retried, too.
 */
function busyCodeOf({ code }: ApiError, tries: number): BusyRefusal | null {
  if (isBusyRefusal(code)) return code;
  return tries > 0 && code === "IDEMPOTENCY_IN_PROGRESS" ? "SHOP_BUSY" : null;
}

/** Builds the final error, since the refusal's own message announces another try. */
function gaveUp(busy: BusyRefusal, { status, detail }: ApiError): ApiError {
  return new ApiError(BUSY_TEXTS[busy].gaveUp, { status, code: busy, detail });
}

function bytesOrJson(body: unknown): BodyInit {
  return body instanceof Uint8Array ? new Uint8Array(body) : JSON.stringify(body);
}

function headersOf(parts: ClientParts, method: string, body: unknown): Record<string, string> {
  const token = parts.token();
  const preview = parts.preview();
  return {
    accept: "application/json",
    platform: parts.platform,
    ...(token !== null && { authorization: `Bearer ${token}` }),
    ...(preview !== null && { [PREVIEW_HEADER]: preview }),
    ...(body !== undefined && {
      "content-type": body instanceof Uint8Array ? "application/octet-stream" : "application/json",
    }),
    ...(method !== "GET" && { "idempotency-key": parts.newKey() }),
  };
}

/** @example callUrl("/v1/products/{id}", { path: { id: 7 }, query: { take: 15 } }) // "/v1/products/7?take=15" */
export function callUrl(template: string, { path = {}, query = {} }: CallParts): string {
  const filled = template.replace(/\{(\w+)\}/g, (_, field: string) =>
    encodeURIComponent(String(path[field])),
  );
  const search = new URLSearchParams();
  for (const [field, value] of Object.entries(query)) {
    if (value !== undefined && value !== null) search.append(field, String(value));
  }
  return search.size > 0 ? `${filled}?${search}` : filled;
}

function refusal(status: number, body: unknown): ApiError {
  if (status === 408) return new ApiError(CONNECTION_FAILED, { status, code: "REQUEST_TIMEOUT" });
  if (isErrorBody(body)) {
    return new ApiError(body.message, { status, code: body.code, detail: body.detail });
  }
  // A plain text in the reply is the message, before any other (specification §8).
  if (typeof body === "string" && body !== "") return new ApiError(body, { status, code: null });
  return new ApiError("알 수 없는 에러", { status, code: null });
}

function isErrorBody(body: unknown): body is ErrorBody {
  return typeof body === "object" && body !== null && "message" in body && typeof body.message === "string";
}
