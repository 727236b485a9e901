import type { Reply } from "@todayfruit/contract/all-calls";

export type ReceivedGift = Reply<"GET /v1/gift/to/{id}">;

/** Cache key of a received gift. */
export function receivedGiftQueryKey(uuid: string): readonly string[] {
  return ["received-gift", uuid];
}
