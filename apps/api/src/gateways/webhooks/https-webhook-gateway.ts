import { lookup } from "node:dns/promises";
import http from "node:http";
import https from "node:https";
import { signWebhook } from "./create-secret-and-sign-webhook.ts";
import { isLoopbackAddress, isPublicIpAddress } from "./is-public-ip-address.ts";
import { parseAllowedUrl } from "./parse-allowed-url.ts";
import { AddressNotAllowed, pinnedDnsLookup, type Resolve } from "./pinned-dns-lookup.ts";
import type { WebhookGateway, WebhookMessage, WebhookResult } from "./webhook-gateway-types.ts";

export type HttpsWebhooksOptions = {
  /** Sends to this machine itself, by http and on any port, too; for development and tests. */
  allowsLoopback: boolean;
  /** Longest time from the first lookup to the end of the answer. */
  timeoutMs: number;
  now: () => Date;
  /** Resolves names; the system's resolver when left out. */
  resolve?: Resolve;
};

/** Bytes of an answer that are read; the connection is closed after them. */
const ANSWER_BYTES = 1024;
const SECOND_MS = 1000;

/**
 * Creates the gateway that sends webhooks by the Standard Webhooks specification. Redirects are not followed, every
 * connection is new and goes to an address that was checked, and nothing is retried here.
 */
export function createHttpsWebhookGateway(options: HttpsWebhooksOptions): WebhookGateway {
  const { allowsLoopback, timeoutMs, now } = options;
  const resolve = options.resolve ?? ((host) => lookup(host, { all: true }));
  const isAllowed = (address: string) =>
    isPublicIpAddress(address) || (allowsLoopback && isLoopbackAddress(address));

  function post(url: URL, { id, body, secrets }: WebhookMessage): Promise<{ status: number; body: string }> {
    const seconds = Math.floor(now().getTime() / SECOND_MS);
    const headers = {
      "content-type": "application/json; charset=utf-8",
      "content-length": Buffer.byteLength(body),
      "user-agent": "todayfruit-webhooks/1",
      "webhook-id": id,
      "webhook-timestamp": String(seconds),
      "webhook-signature": signWebhook(secrets, { id, seconds, body }),
    };
    return new Promise((done, fail) => {
      const request = (url.protocol === "http:" ? http : https).request(url, {
        method: "POST",
        headers,
        agent: false,
        lookup: pinnedDnsLookup(resolve, isAllowed),
        signal: AbortSignal.timeout(timeoutMs),
      });
      request.on("error", fail);
      request.on("response", (response) => {
        const chunks: Buffer[] = [];
        const end = () => {
          done({ status: response.statusCode ?? 0, body: textOf(chunks) });
          response.destroy();
        };
        response.on("data", (chunk: Buffer) => {
          chunks.push(chunk);
          if (chunks.reduce((sum, { length }) => sum + length, 0) >= ANSWER_BYTES) end();
        });
        response.on("end", end);
        response.on("error", fail);
      });
      request.end(body);
    });
  }

  return {
    isAllowedUrl: (text) => parseAllowedUrl(text, allowsLoopback) !== null,
    async send(message): Promise<WebhookResult> {
      const begun = performance.now();
      const took = () => ({ durationMs: Math.round(performance.now() - begun) });
      const url = parseAllowedUrl(message.url, allowsLoopback);
      if (!url) return { kind: "refused", reason: "address-not-allowed", ...took() };
      try {
        return { kind: "answered", ...(await post(url, message)), ...took() };
      } catch (error) {
        if (error instanceof AddressNotAllowed)
          return { kind: "refused", reason: "address-not-allowed", ...took() };
        return { kind: "unreachable", reason: reasonOf(error), ...took() };
      }
    },
  };
}

/** Returns the beginning of an answer as text that PostgreSQL keeps: whole characters within the limit, without zero bytes. */
function textOf(chunks: readonly Buffer[]): string {
  let text = Buffer.concat(chunks).subarray(0, ANSWER_BYTES).toString("utf8").replaceAll("\0", "");
  while (Buffer.byteLength(text) > ANSWER_BYTES) text = text.slice(0, -1);
  return text.toWellFormed();
}

/** Names why there was no answer, e.g. `timeout` or `ECONNREFUSED`. */
function reasonOf(error: unknown): string {
  const { name = "", code = "" } = error as { name?: string; code?: unknown };
  if (name === "TimeoutError" || name === "AbortError") return "timeout";
  return typeof code === "string" && /^[A-Z0-9_]{1,60}$/.test(code) ? code : "no-answer";
}
