import type { Reply } from "@todayfruit/contract/all-calls";

export type Group = Reply<"GET /v1/gift/group/{id}">;
export type GiftTo = Group["giftTos"][number];

/** Cache key of a gift group. */
export function giftGroupKey(id: number): readonly (string | number)[] {
  return ["gift-group", id];
}

/** Returns the group with one gift replaced. */
export function withGift(group: Group, gift: GiftTo, counts: Partial<Group> = {}): Group {
  return { ...group, ...counts, giftTos: group.giftTos.map((each) => (each.id === gift.id ? gift : each)) };
}
