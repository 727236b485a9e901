import type { ShopSettings } from "../../http/context.ts";
import { giftLinkOf, giftUrl, hashOfLink } from "./gift-link.ts";

type Rules = Pick<ShopSettings, "giftLinkSecret" | "publicUrl">;
type LinkedGift = { id: number; link_generation: number };

/** What opens a gift, where, and how it lies in the database. */
export function linkOf(rules: Rules, gift: LinkedGift): { uuid: string; link: string; hash: Uint8Array } {
  const uuid = giftLinkOf(rules.giftLinkSecret, { giftToId: gift.id, generation: gift.link_generation });
  return { uuid, link: giftUrl(rules.publicUrl, uuid), hash: hashOfLink(uuid) };
}

/** Where the hash of a link is looked for. */
export function hashOf(uuid: string): Uint8Array {
  return hashOfLink(uuid);
}
