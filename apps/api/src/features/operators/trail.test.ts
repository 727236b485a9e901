import { allCalls, type Input, type Name } from "@todayfruit/contract/all-calls";
import type { Call } from "@todayfruit/contract/calls";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buyFarms, cancelWhole } from "../../testing/buy-farms.ts";
import { askClaim, buyAndReceive } from "../../testing/claims.ts";
import { member, seedProduct } from "../../testing/factories.ts";
import { later, select } from "../../testing/look.ts";
import { operator } from "../../testing/operators.ts";
import { createTestShop, type TestShop } from "../../testing/test-shop.ts";

let shop: TestShop;
let work: Awaited<ReturnType<typeof operator>>;
beforeAll(async () => {
  shop = await createTestShop();
  work = await operator(shop);
});
afterAll(() => shop.close());

type Changing = Extract<Name, `${"POST" | "PUT" | "DELETE" | "PATCH"} /operator/${string}`>;
/** Logging out changes nothing but the session itself. */
type Traced = Exclude<Changing, "DELETE /operator/v1/tokens" | "POST /operator/v1/tokens">;

let made = 0;
const reason = "시험";
/** A paid order; `accepted`, and `asked` to be cancelled, when its call needs that. */
async function order(...steps: ("accept" | "dispatch" | "ask")[]): Promise<number> {
  const token = await member(shop);
  const bought = await buyFarms(shop, token, [{ price: 10_000 }]);
  const path = { id: bought.id };
  for (const step of steps) {
    if (step === "accept")
      await shop.call(work.token, "PUT /operator/v1/orders/{id}/accept", { path, body: {} });
    if (step === "dispatch")
      await shop.call(work.token, "PUT /operator/v1/orders/{id}/dispatch", { path, body: parcel() });
    if (step === "ask") await cancelWhole(shop, token, bought);
  }
  return bought.id;
}
function parcel() {
  made += 1;
  return { carrier: "04", invoiceNumber: String(800_000_000_000 + made) };
}
const on = async <B extends object>(id: Promise<number>, body: B) => ({ path: { id: await id }, body });

/** A new call that changes something does not compile until it stands here. */
const DONE: { [N in Traced]: () => Promise<Input<N>> } = {
  "POST /operator/v1/operators": async () => ({
    body: {
      email: "traced@todayfruit.example",
      name: "새",
      password: "a ladder in a tree",
      roles: ["viewer"],
    },
  }),
  "PUT /operator/v1/operators/{id}": async () => ({
    path: { id: (await operator(shop, "viewer")).id },
    body: { roles: ["packing"], isActive: true, reason },
  }),
  "POST /operator/v1/operators/{id}/second-factor": async () => ({
    path: { id: (await operator(shop, "viewer")).id },
    body: { reason },
  }),
  "PUT /operator/v1/orders/{id}/accept": () => on(order(), {}),
  "PUT /operator/v1/orders/{id}/hold": () => on(order(), { reason }),
  "PUT /operator/v1/orders/{id}/dispatch": () => on(order("accept"), parcel()),
  "PUT /operator/v1/orders/{id}/arrive": () => on(order("accept", "dispatch"), { reason }),
  "POST /operator/v1/dispatches": async () => {
    const { carrier, invoiceNumber } = parcel();
    const id = await order("accept");
    return { body: { csv: `주문번호,택배사,송장번호\n${id},${carrier},${invoiceNumber}` } };
  },
  "PUT /operator/v1/orders/{id}/stock-out": () => on(order(), { reason }),
  "PUT /operator/v1/orders/{id}/withdraw-request/approve": () => on(order("accept", "ask"), {}),
  "PUT /operator/v1/orders/{id}/withdraw-request/deny": () => on(order("accept", "ask"), { notice: reason }),
  "PUT /operator/v1/claims/{id}/approve": () => on(claim(), {}),
  "PUT /operator/v1/claims/{id}/deny": () => on(claim(), { notice: reason }),
  "POST /operator/v1/members/{id}/points": async () => {
    const { reply } = await shop.call(await member(shop), "GET /v2/app-users/detail");
    return { path: { id: reply.id }, body: { amount: 1000, reason } };
  },
  "PUT /operator/v1/options/{id}/stock": async () => ({
    path: { id: (await seedProduct(shop.database.db)).optionIds[0] },
    body: { onHand: 7, reason },
  }),
};

const NAMES = Object.keys(DONE) as Traced[];

test("every call of operators that changes something is here", () => {
  const changing = Object.entries<Call>(allCalls)
    .filter(([name, { access }]) => access === "operator" && !name.startsWith("GET "))
    .map(([name]) => name);
  expect(changing.toSorted()).toEqual([...NAMES, "DELETE /operator/v1/tokens"].toSorted());
});

test.each(NAMES)("%s leaves one row of who did what to what, and when", async (name) => {
  later(shop, 1);
  const input = await DONE[name]();
  const since = await latest();
  expect((await shop.call(work.token, name, input as never)).status).toBe(200);
  const rows = await select<{ operator_id: number; at: Date; request_id: string; subject: string }>(
    shop,
    "select operator_id, at, request_id, subject from operator_action where id > $1",
    [since],
  );
  expect(rows).toEqual([
    {
      operator_id: work.id,
      at: shop.clock.now,
      request_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      subject: expect.stringMatching(/^(order|operator|member|option|claim) \d+$/),
    },
  ]);
});

async function claim(): Promise<number> {
  const token = await member(shop);
  const { order: bought, option } = await buyAndReceive(shop, token, [{ price: 20_000 }]);
  const options = [{ id: option, optionUnit: 1 }];
  return (await askClaim(shop, token, bought, { options })).reply.id;
}

async function latest(): Promise<string> {
  const [row] = await select<{ id: string }>(
    shop,
    "select coalesce(max(id), 0)::text as id from operator_action",
  );
  return row?.id ?? "0";
}
