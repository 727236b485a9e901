import type { ShopSettings } from "../../http/context.ts";
import { giftLinkOf, giftUrl, hashOfLink } from "./gift-link.ts";

type Rules = Pick<ShopSettings, "giftLinkSecret" | "publicUrl">;
type LinkedGift = { id: number; link_generation: number };

/** Returns the gift's token, its URL and the stored hash. */
export function linkOf(rules: Rules, gift: LinkedGift): { uuid: string; link: string; hash: Uint8Array } {
  const uuid = giftLinkOf(rules.giftLinkSecret, { giftToId: gift.id, generation: gift.link_generation });
  return { uuid, link: giftUrl(rules.publicUrl, uuid), hash: hashOfLink(uuid) };
}

/** Returns the hash by which a link is looked up. */
export function hashOf(uuid: string): Uint8Array {
  return hashOfLink(uuid);
}
