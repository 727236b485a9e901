import type { Placed } from "../checkout-steps.ts";
import { member } from "../product-and-member-fixtures.ts";
import type { Random } from "../seeded-random.ts";
import type { TestShop } from "../test-shop.ts";
import { announce, type Opening } from "./waiting-room-steps.ts";

/** Person of a history, with the order that is being paid or was paid last. */
export type RoomMember = { token: string; order: Placed | null };

/** History of a waiting room; `steps` describes it when its end is wrong. */
export type RoomHistory = {
  shop: TestShop;
  opening: Opening;
  opensAt: Date;
  units: number;
  perPerson: number;
  members: RoomMember[];
  steps: string[];
};

const MEMBERS = 7;
const UNTIL_HOUR_MS = 35 * 60_000;

/** Announces an opening of few units for some members. */
export async function beginRoom(shop: TestShop, random: Random): Promise<RoomHistory> {
  const opensAt = new Date(shop.clock.now.getTime() + UNTIL_HOUR_MS);
  const units = 2 + random.below(7);
  const perPerson = 1 + random.below(2);
  const atOnce = 1 + random.below(4);
  const opening = await announce(shop, { opensAt: opensAt.toISOString(), units, perPerson, atOnce });
  const members: RoomMember[] = [];
  for (let count = 0; count < MEMBERS; count += 1) members.push({ token: await member(shop), order: null });
  return { shop, opening, opensAt, units, perPerson, members, steps: [] };
}

/** Chooses a member of a history. */
export function oneMember({ members }: RoomHistory, random: Random): RoomMember {
  const chosen = members[random.below(members.length)];
  if (!chosen) throw new Error("A history has members");
  return chosen;
}
