import { createHash, createHmac } from "node:crypto";

const LINK_BYTES = 16;

/**
 * Returns the token of one gift's link: 128 bits derived from a secret, formatted as a UUID. The database stores only
 * `hashGiftToken`, so its reader can open nothing, and the shop can send the same link again.
 *
 * @param generation 1 at first; one more closes the link before
 * @example giftTokenOf("a secret", { giftToId: 7, generation: 1 }) // "b1c…-…" (36 characters)
 */
export function giftTokenOf(secret: string, gift: { giftToId: number; generation: number }): string {
  const bits = createHmac("sha256", secret)
    .update(`gift ${gift.giftToId} ${gift.generation}`)
    .digest("hex")
    .slice(0, LINK_BYTES * 2);
  return bits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}

/** Returns the stored hash of a link. */
export function hashGiftToken(uuid: string): Uint8Array {
  return createHash("sha256").update(uuid).digest();
}

/**
 * Returns the address of a gift for its receiver.
 *
 * @example giftUrl("https://shop.kr", uuid) // "https://shop.kr/gift/<uuid>"
 */
export function giftUrl(publicUrl: string, uuid: string): string {
  return `${publicUrl}/gift/${uuid}`;
}
