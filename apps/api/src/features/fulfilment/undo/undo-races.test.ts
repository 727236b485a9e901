import { afterAll, beforeAll, expect, test } from "vitest";
import { cancelWhole } from "../../../testing/cancel-order-steps.ts";
import { operator } from "../../../testing/operator-account-and-login-steps.ts";
import { seedRules } from "../../../testing/product-and-member-fixtures.ts";
import { breaches, later } from "../../../testing/read-and-set-shop-state.ts";
import { createTestShop, type TestShop } from "../../../testing/test-shop.ts";
import { undoOrderMoveSteps } from "../../../testing/undo-order-move-steps.ts";
import { notifyOrderUpdates } from "../../order-updates/notify-order-updates.ts";

let shop: TestShop;
let steps: ReturnType<typeof undoOrderMoveSteps>;
beforeAll(async () => {
  shop = await createTestShop({ poolSize: 20 });
  await seedRules(shop.database.db);
  steps = undoOrderMoveSteps(shop, (await operator(shop)).token);
});
afterAll(() => shop.close());

const ROUNDS = 12;
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

test("undo while a job sends the notice: it was told and undo says so, or it was dropped; never both, never neither", async () => {
  const ends: string[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const { id, phone } = await steps.packed();
    const { reply } = await steps.dispatch(id);
    later(shop, 1);
    // The undo has a head start, the job has, or neither.
    const undo = pause(20 * Math.max(0, 1 - (round % 3))).then(() => steps.undo(reply.change.id));
    const job = () => pause(20 * Math.max(0, (round % 3) - 1)).then(() => notifyOrderUpdates(shop.services));
    const [undone] = await Promise.all([undo, job(), job()]);
    const told = (await steps.told(phone)).filter((template) => template === "ORDER_SHIPPED").length;
    const isUndone = (await steps.statusOf(id))[0] === "delivery_waiting";
    expect([told, undone.status]).toEqual(isUndone ? [0, 200] : [1, 409]);
    if (!isUndone) expect(undone.refusal.code).toBe("BUYER_ALREADY_TOLD");
    ends.push(isUndone ? "dropped" : "told");
  }
  expect(new Set(ends)).toEqual(new Set(["dropped", "told"]));
  expect(await breaches(shop)).toEqual([]);
});

test("undo of an acceptance while the buyer cancels: one order of both holds, and the books do", async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const order = await steps.bought();
    const { id, token } = order;
    const { reply } = await steps.accept(id);
    const cancel = cancelWhole(shop, token, order);
    const [undone] = await Promise.all([steps.undo(reply.change.id), cancel]);
    const [status] = await steps.statusOf(id);
    // Undone first, the buyer cancels a paid order at once; asked first, the request waits and undo is refused.
    expect([undone.status, status]).toEqual(
      undone.status === 200 ? [200, "withdraw_complete"] : [409, "withdraw_request"],
    );
  }
  expect(await breaches(shop)).toEqual([]);
});
