import type { RefusalDetail } from "@todayfruit/contract/error-body";
import { ok, type Result, refuse } from "@todayfruit/domain/result";
import { parseNetwork } from "../operators/networks/parse-network.ts";

/**
 * Parses the networks of an API key; refuses those that are none by their fields.
 *
 * @example parseNetworks(["203.0.113.7"], "networks") // { ok: true, value: ["203.0.113.7/32"] }
 */
export function parseNetworks(
  texts: readonly string[],
  field: string,
): Result<string[], "NETWORK_INVALID", RefusalDetail | undefined> {
  const parsed = texts.map(parseNetwork);
  const fields = parsed.flatMap((network, at) =>
    network === null ? [{ field: `${field}.${at}`, message: "203.0.113.0/24처럼 적어 주세요" }] : [],
  );
  if (fields.length > 0) return refuse("NETWORK_INVALID", { fields });
  return ok(parsed.filter((network) => network !== null));
}
