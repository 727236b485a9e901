/** Result of the provider's window for registering a card: a card to register, a failure, or nothing. */
export type CardRegistrationResult =
  | { kind: "issued"; authKey: string; customerKey: string }
  | { kind: "failed"; code: string; message: string }
  | { kind: "none" };

/** Reads the provider's return URL. */
export function readCardRegistrationResult(search: URLSearchParams): CardRegistrationResult {
  const [authKey, customerKey] = [search.get("authKey"), search.get("customerKey")];
  if (authKey && customerKey) return { kind: "issued", authKey, customerKey };
  const code = search.get("code");
  return code ? { kind: "failed", code, message: search.get("message") ?? "" } : { kind: "none" };
}

/**
 * Returns the path to continue to; anything but a path of the shop gives `otherwise`.
 *
 * @example nextOf(new URLSearchParams("next=/checkout/1"), "/cards") // "/checkout/1"
 * @example nextOf(new URLSearchParams("next=//elsewhere.example"), "/cards") // "/cards"
 */
export function nextOf(search: URLSearchParams, otherwise: string): string {
  const next = search.get("next") ?? "";
  return /^\/(?![/\\])/.test(next) ? next : otherwise;
}
