import type { Asker } from "../handler-context-types.ts";
import { networkOf } from "./derive-limited-networks-of-address.ts";
import { knownDevice } from "./set-and-check-known-device-cookie.ts";

/** Origin of a login attempt: failures count for `source` and for the account. */
export type TrySource = { source: string; network: string; isKnownDevice: boolean };

/**
 * Returns the origin of a login attempt: the device that logged in to the account before, otherwise the network.
 *
 * @param key under which failures of the account are counted, e.g. `login` and its e-mail
 */
export function deriveLoginAttemptSource(
  { address, cookie = "" }: Pick<Asker, "address" | "cookie">,
  secretKey: string,
  key: string,
): TrySource {
  const network = networkOf(address);
  const device = knownDevice(secretKey, key, cookie);
  return { source: device === null ? network : `device ${device}`, network, isKnownDevice: device !== null };
}
