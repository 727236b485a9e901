import type { Asker } from "../context.ts";
import { knownDevice } from "./known-device.ts";
import { networkOf } from "./network-of.ts";

/** Where a try at an account comes from: `source` is what its failures count for, beside the account. */
export type TrySource = { source: string; network: string; isKnownDevice: boolean };

/**
 * Tells where a try at an account comes from: the device that logged in to it before, otherwise the network.
 *
 * @param key under which failures of the account are counted, e.g. `login` and its e-mail
 */
export function sourceOf(
  { address, cookie = "" }: Pick<Asker, "address" | "cookie">,
  secretKey: string,
  key: string,
): TrySource {
  const network = networkOf(address);
  const device = knownDevice(secretKey, key, cookie);
  return { source: device === null ? network : `device ${device}`, network, isKnownDevice: device !== null };
}
