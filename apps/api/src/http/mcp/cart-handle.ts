import type { Sealing } from "../../db/sealing.ts";

const ABOUT = "cart of an assistant";
const SHAPE = /^([\w-]{1,40})\.([\w-]{40,400})$/;

/**
 * Encrypts the token of the guest whose cart an assistant fills. The assistant names the cart by it and can do nothing
 * else with it: no call takes it as a token.
 *
 * @example cartHandleOf(sealing, token) // "k2.Zk3…"
 */
export function cartHandleOf(sealing: Sealing, token: string): string {
  const { keyId, sealed } = sealing.seal(token, ABOUT);
  return `${keyId}.${Buffer.from(sealed).toString("base64url")}`;
}

/** Returns the guest's token of a handle; `null` for a handle that this shop did not write. */
export function readCartHandle(sealing: Sealing, handle: string): string | null {
  const [, keyId, sealed] = SHAPE.exec(handle) ?? [];
  if (keyId === undefined || sealed === undefined) return null;
  try {
    return sealing.open({ keyId, sealed: Buffer.from(sealed, "base64url") }, ABOUT);
  } catch {
    return null;
  }
}
