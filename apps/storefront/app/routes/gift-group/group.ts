import type { Reply } from "@todayfruit/contract/all-calls";

export type Group = Reply<"GET /v1/gift/group/{id}">;
export type GiftTo = Group["giftTos"][number];

/** Where a gift lies among what the page has asked for. */
export function giftGroupKey(id: number): readonly (string | number)[] {
  return ["gift-group", id];
}

/** A gift as it is after a change, in its place among the others. */
export function withGift(group: Group, gift: GiftTo, counts: Partial<Group> = {}): Group {
  return { ...group, ...counts, giftTos: group.giftTos.map((each) => (each.id === gift.id ? gift : each)) };
}
