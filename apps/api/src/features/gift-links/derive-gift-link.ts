import type { ShopSettings } from "../../http/handler-context-types.ts";
import { giftTokenOf, giftUrl, hashGiftToken } from "./derive-and-hash-gift-token.ts";

type Rules = Pick<ShopSettings, "giftLinkSecret" | "publicUrl">;
type LinkedGift = { id: number; link_generation: number };

/** Returns the gift's token, its URL and the stored hash. */
export function deriveGiftLink(
  rules: Rules,
  gift: LinkedGift,
): { uuid: string; link: string; hash: Uint8Array } {
  const uuid = giftTokenOf(rules.giftLinkSecret, { giftToId: gift.id, generation: gift.link_generation });
  return { uuid, link: giftUrl(rules.publicUrl, uuid), hash: hashGiftToken(uuid) };
}
