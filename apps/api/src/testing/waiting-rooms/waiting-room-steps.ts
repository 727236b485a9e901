import type { Input } from "@todayfruit/contract/all-calls";
import { runWaitingRooms } from "../../features/waiting-rooms/calling/run-waiting-rooms.ts";
import { type Pick, pay, placeOrder } from "../checkout-steps.ts";
import { operator } from "../operator-account-and-login-steps.ts";
import { type ProductSeed, seedProduct } from "../product-and-member-fixtures.ts";
import type { TestShop } from "../test-shop.ts";

/** Announced opening in a test: its room, what it sells, and an operator who may change it. */
export type Opening = { id: number; pick: Pick; work: string };

type Fields = Input<"POST /operator/v1/waiting-rooms">["body"]["rows"][number];

/** Hour at which openings of tests are drawn, 20:00 KST. */
export const HOUR = new Date("2026-11-21T11:00:00Z");

/** Announces the opening of a new product, by an operator. */
export async function announce(
  shop: TestShop,
  fields: Partial<Fields> = {},
  seed: ProductSeed = {},
): Promise<Opening> {
  const { token: work } = await operator(shop);
  const product = await seedProduct(shop.database.db, { stock: fields.units ?? 10, ...seed });
  const [optionId] = product.optionIds;
  const { status, reply, refusal } = await shop.call(work, "POST /operator/v1/waiting-rooms", {
    body: {
      rows: [
        {
          optionId,
          opensAt: HOUR.toISOString(),
          units: 10,
          perPerson: 2,
          atOnce: 100,
          isCancelled: false,
          ...fields,
        },
      ],
      reason: "킹스베리 오픈",
    },
  });
  if (status !== 200) throw new Error(refusal.code);
  return { id: reply.rows[0]?.id ?? 0, pick: { productId: product.productId, optionId }, work };
}

/** Enters a room, as the page does. */
export function enter(shop: TestShop, token: string, id: number) {
  return shop.call(token, "POST /v1/waiting-rooms/{id}/place", { path: { id } });
}

/** Returns the own place and the room. */
export async function statusOf(shop: TestShop, token: string, id: number) {
  return (await shop.call(token, "GET /v1/waiting-rooms/{id}/place", { path: { id } })).reply;
}

/** Draws and calls, as each process does every second, at an instant. */
export async function runAt(shop: TestShop, at: Date): Promise<void> {
  shop.clock.now = at;
  await runWaitingRooms(shop.services);
}

/** Buys boxes with a called place and pays by card. */
export async function buy(shop: TestShop, token: string, pick: Pick, units = 1): Promise<void> {
  await pay(shop, token, await placeOrder(shop, token, { ...pick, units }));
}
