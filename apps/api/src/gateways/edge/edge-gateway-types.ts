/** Cache in front of the shop, such as a CDN, that drops replies by their tags. */
export type EdgeGateway = {
  /** Header in which replies name their tags to it. */
  readonly tagHeader: "surrogate-key" | "cache-tag";
  /** Purges every reply that carries one of the tags; repeating it has the same effect. */
  purge(tags: readonly string[]): Promise<EdgePurgeResult>;
};

export type EdgePurgeResult =
  | { kind: "purged" }
  /** Some or all of it was not purged. `retryAfterMs` is what the edge asks for; 0 when it does not say. */
  | { kind: "unavailable"; reason: string; retryAfterMs: number };

export type EdgeOptions = {
  /** Addresses that take purges, one of each cache. */
  urls: readonly string[];
  token: string | null;
  fetch: typeof fetch;
  /** Longest time of a request. */
  timeoutMs: number;
  /** Called after each request, for metrics. */
  onRequest(result: "purged" | "failed"): void;
};
