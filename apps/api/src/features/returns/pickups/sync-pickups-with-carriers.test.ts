import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { buyThroughCart } from "../../../testing/buy-through-cart.ts";
import { deliver } from "../../../testing/deliver-order.ts";
import { operator } from "../../../testing/operator-account-and-login-steps.ts";
import { ADDRESS, guest, newPhone, seedRules, signUp } from "../../../testing/product-and-member-fixtures.ts";
import { breaches, later, select } from "../../../testing/read-and-set-shop-state.ts";
import { optionOf, requestReturn } from "../../../testing/return-request-steps.ts";
import { createTestShop, type TestShop } from "../../../testing/test-shop.ts";
import { sendMessages } from "../../messages/sending/send-messages.ts";
import { syncPickupsWithCarriers } from "./sync-pickups-with-carriers.ts";

const CLAIM = "/v1/app-users/orders/{id}/claims/{claimId}";

let shop: TestShop;
let work: string;
beforeAll(async () => {
  shop = await createTestShop({ poolSize: 20 });
  await seedRules(shop.database.db);
});
beforeEach(async () => {
  // 21 November 2026 is a Saturday in Korea.
  shop.clock.now = new Date("2026-11-21T03:00:00Z");
  await faults([]);
  work = (await operator(shop)).token;
});
afterAll(() => shop.close());

test.each([
  ["its return address", "제주 서귀포시 남원읍 예시로 1", "제주 서귀포시 남원읍 예시로 1"],
  ["where it ships from, without one", null, "제주"],
])("goods go back to the farm at %s", async (_where, returnAddress, expected) => {
  const own = await requested("member");
  await select(shop, "update distributor set return_address = $1", [returnAddress]);
  await arrange(own.claimId, "2026-11-23");
  await syncPickupsWithCarriers(shop.services);
  expect(await atCarrier(own.claimId)).toMatchObject({ to: { address: expected } });
  await select(shop, "update distributor set return_address = null");
});

test.each(["member", "guest"] as const)(
  "goods of a %s are ordered at the carrier, collected and received, each told once",
  async (kind) => {
    const own = await requested(kind);
    expect((await arrange(own.claimId, "2026-11-23")).reply).toMatchObject({
      state: "requested",
      orderedAt: null,
    });
    expect(await told(own.phone)).not.toContain("RETURN_PICKUP");
    await Promise.all([syncPickupsWithCarriers(shop.services), syncPickupsWithCarriers(shop.services)]);
    expect(await atCarrier(own.claimId)).toMatchObject({
      carrierCode: "04",
      pickupOn: "2026-11-23",
      version: 1,
      from: { name: ADDRESS.receiverName, zonecode: ADDRESS.zonecode },
    });
    expect((await follow(own)).reply.pickup).toMatchObject({
      state: "requested",
      pickupOn: "2026-11-23",
      carrier: "CJ대한통운",
      orderedAt: shop.clock.now.toISOString(),
    });
    await shop.sandbox("/_sim/pickups/collect", {
      key: `return-${own.claimId}`,
      time: "2026-11-23T14:05:00+09:00",
      invoiceNumber: "512345678901",
    });
    shop.clock.now = new Date("2026-11-23T06:00:00Z");
    await syncPickupsWithCarriers(shop.services);
    expect((await follow(own)).reply).toMatchObject({
      canTakeBack: false,
      pickupDays: [],
      pickup: {
        state: "collected",
        collectedAt: "2026-11-23T05:05:00.000Z",
        invoiceNumber: "512345678901",
      },
    });
    work = (await operator(shop)).token;
    await receive(own.claimId);
    expect((await follow(own)).reply.pickup).toMatchObject({ state: "received" });
    expect((await told(own.phone)).filter((name) => !name.endsWith("REQUESTED"))).toEqual([
      "RETURN_PICKUP",
      "RETURN_COLLECTED",
      "RETURN_RECEIVED",
    ]);
    expect(await breaches(shop)).toEqual([]);
  },
);

test("a buyer moves the day to one that is offered, until the goods are collected", async () => {
  const own = await requested("member");
  expect((await move(own, "2026-11-24")).refusal.code).toBe("PICKUP_NOT_ARRANGED");
  await arrange(own.claimId, "2026-11-23");
  await syncPickupsWithCarriers(shop.services);
  const { pickupDays } = (await follow(own)).reply;
  expect(pickupDays[0]).toBe("2026-11-23");
  expect(pickupDays).not.toContain("2026-11-22");
  for (const day of ["2026-11-22", "2026-11-20", "2027-11-24"]) {
    expect((await move(own, day)).refusal.code).toBe("PICKUP_DAY_UNAVAILABLE");
  }
  expect((await move(own, "2026-11-25")).reply.pickup).toMatchObject({ pickupOn: "2026-11-25" });
  await syncPickupsWithCarriers(shop.services);
  expect(await atCarrier(own.claimId)).toMatchObject({ pickupOn: "2026-11-25", version: 2 });
  expect((await told(own.phone)).filter((name) => name === "RETURN_PICKUP")).toHaveLength(2);
  await shop.sandbox("/_sim/pickups/collect", { key: `return-${own.claimId}` });
  shop.clock.now = new Date("2026-11-25T06:00:00Z");
  await syncPickupsWithCarriers(shop.services);
  expect((await move(own, "2026-11-26")).refusal.code).toBe("PICKUP_COLLECTED");
  expect((await takeBack(own)).refusal.code).toBe("PICKUP_COLLECTED");
  work = (await operator(shop)).token;
  expect((await arrange(own.claimId, "2026-11-27")).refusal.code).toBe("PICKUP_COLLECTED");
});

test.each([["error"], ["late-error"], ["lost"]])(
  "a carrier that answers with %s is asked again: the goods are ordered once, and operators hear of the third failure",
  async (fault) => {
    const own = await requested("member");
    await faults([fault]);
    await arrange(own.claimId, "2026-11-24");
    for (const pause of [0, 5, 10]) {
      later(shop, pause);
      expect(await syncPickupsWithCarriers(shop.services)).toBe(0);
      expect(await syncPickupsWithCarriers(shop.services)).toBe(0);
    }
    expect(await failed()).toBe(1);
    expect(await told(own.phone)).not.toContain("RETURN_PICKUP");
    await faults([]);
    later(shop, 20);
    expect(await syncPickupsWithCarriers(shop.services)).toBe(1);
    expect(await failed()).toBe(0);
    expect(await atCarrier(own.claimId)).toMatchObject({ reference: expect.any(String), version: 1 });
    expect((await told(own.phone)).filter((name) => name === "RETURN_PICKUP")).toHaveLength(1);
  },
);

test("a day that the carrier refuses waits for operators, who choose another or order by hand", async () => {
  const own = await requested("member");
  await shop.sandbox("/_sim/pickups/refuse", {
    pickupOn: "2026-12-31",
    message: "그날은 집하가 어렵습니다.",
  });
  await arrange(own.claimId, "2026-12-31");
  await syncPickupsWithCarriers(shop.services);
  later(shop, 600);
  expect(await syncPickupsWithCarriers(shop.services)).toBe(0);
  work = (await operator(shop)).token;
  expect(await failed()).toBe(1);
  const byHand = await shop.call(work, "POST /operator/v1/claims/{id}/pickup", {
    path: { id: own.claimId },
    body: { carrier: "04", pickupOn: "2026-11-24", carrierReference: "CJ-77" },
  });
  expect(byHand.reply).toMatchObject({ carrierReference: "CJ-77", failure: null });
  expect(await failed()).toBe(0);
  expect(await syncPickupsWithCarriers(shop.services)).toBe(0);
  expect(await told(own.phone)).toContain("RETURN_PICKUP");
  expect((await follow(own)).reply.pickupDays).toEqual([]);
  expect((await move(own, "2026-11-25")).refusal.code).toBe("PICKUP_ORDERED_BY_HAND");
});

test("a return that is taken back is cancelled at the carrier; goods that it collected meanwhile are told to operators", async () => {
  const [kept, gone] = [await requested("member"), await requested("member")];
  for (const { claimId } of [kept, gone]) await arrange(claimId, "2026-11-24");
  await syncPickupsWithCarriers(shop.services);
  expect((await takeBack(gone)).reply).toMatchObject({ status: "taken_back", pickup: null });
  await shop.sandbox("/_sim/pickups/collect", { key: `return-${kept.claimId}` });
  await takeBack(kept);
  await syncPickupsWithCarriers(shop.services);
  expect(await atCarrier(gone.claimId)).toBeUndefined();
  expect(await told(kept.phone)).not.toContain("RETURN_COLLECTED");
  expect(await failed()).toBe(1);
  await receive(kept.claimId);
  expect(await failed()).toBe(0);
  expect((await receive(gone.claimId)).refusal.code).toBe("PICKUP_NOT_FOUND");
  expect(await breaches(shop)).toEqual([]);
});

test("concurrent moves by the buyer and the operator, jobs in between: the carrier ends with the last wish", async () => {
  const own = await requested("member");
  await arrange(own.claimId, "2026-11-23");
  await Promise.all([
    syncPickupsWithCarriers(shop.services),
    move(own, "2026-11-24"),
    syncPickupsWithCarriers(shop.services),
    arrange(own.claimId, "2026-11-25"),
    move(own, "2026-11-26"),
    syncPickupsWithCarriers(shop.services),
  ]);
  later(shop, 11);
  await syncPickupsWithCarriers(shop.services);
  const { pickup } = (await follow(own)).reply;
  expect(await atCarrier(own.claimId)).toMatchObject({ pickupOn: pickup?.pickupOn });
});

type Own = { token: string; phone: string; orderId: number; claimId: number };

async function requested(kind: "member" | "guest"): Promise<Own> {
  const phone = newPhone();
  const token = kind === "member" ? (await signUp(shop, { phone })).reply.token : await guest(shop);
  const address =
    kind === "guest" ? { ...ADDRESS, guestOrderName: "박손님", guestOrderPhone: phone } : ADDRESS;
  const order = await buyThroughCart(shop, token, [{ price: 20_000, stock: 5 }], 0, address);
  await deliver(shop, order);
  const options = [{ id: await optionOf(shop, order), optionUnit: 1 }];
  const { reply } = await requestReturn(shop, token, order, { options });
  return { token, phone, orderId: order.id, claimId: reply.id };
}

const pathOf = ({ orderId, claimId }: Own) => ({ id: orderId, claimId });
const follow = (own: Own) => shop.call(own.token, `GET ${CLAIM}`, { path: pathOf(own) });
const takeBack = (own: Own) => shop.call(own.token, `DELETE ${CLAIM}`, { path: pathOf(own) });
const move = (own: Own, pickupOn: string) =>
  shop.call(own.token, `PUT ${CLAIM}/pickup`, { path: pathOf(own), body: { pickupOn } });
const arrange = (id: number, pickupOn: string) =>
  shop.call(work, "POST /operator/v1/claims/{id}/pickup", {
    path: { id },
    body: { carrier: "04", pickupOn },
  });
const receive = (id: number) =>
  shop.call(work, "PUT /operator/v1/claims/{id}/pickup/receive", {
    path: { id },
    body: { disposal: "restocked" },
  });
const faults = (pattern: string[]) => shop.sandbox("/_sim/pickups/faults", { pattern });

/** Counts the pickups that wait for operators. */
async function failed(): Promise<number> {
  const { list } = (await shop.call(work, "GET /operator/v1/waiting", {})).reply;
  return list.find((each) => each.work === "failedPickups")?.count ?? -1;
}

async function atCarrier(claimId: number): Promise<object | undefined> {
  const { list } = await shop.sandbox("/_sim/pickups");
  return (list as { key: string }[]).find(({ key }) => key === `return-${claimId}`);
}

async function told(phone: string): Promise<string[]> {
  await sendMessages(shop.services);
  const { list } = await shop.sandbox(`/_sim/messages?to=${phone}`);
  return (list as { templateId: string | null }[])
    .flatMap(({ templateId }) => templateId ?? [])
    .filter((name) => name.startsWith("RETURN"))
    .reverse();
}
