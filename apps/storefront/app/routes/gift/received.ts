import type { Reply } from "@todayfruit/contract/all-calls";

export type ReceivedGift = Reply<"GET /v1/gift/to/{id}">;

/** Where the gift of a link lies among what the page has asked for. */
export function giftKey(uuid: string): readonly string[] {
  return ["received-gift", uuid];
}
