import type { Input } from "@todayfruit/contract/all-calls";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { openForm } from "../../../testing/checkout-steps.ts";
import { operator } from "../../../testing/operator-account-and-login-steps.ts";
import { guest, JEJU, seedProduct } from "../../../testing/product-and-member-fixtures.ts";
import { select } from "../../../testing/read-and-set-shop-state.ts";
import { createTestShop, type TestShop } from "../../../testing/test-shop.ts";

let shop: TestShop;
let work: string;
let farm: { productId: number; distributorId: number; optionIds: [number, ...number[]] };
beforeAll(async () => {
  shop = await createTestShop();
  farm = await seedProduct(shop.database.db);
});
beforeEach(async () => {
  work = (await operator(shop)).token;
});
afterAll(() => shop.close());

const CLOSED = "PUT /operator/v1/delivery-calendar/closed-days";
type Closed = Input<typeof CLOSED>["body"]["added"][number];
const close = (added: Closed[], removedIds: number[] = []) =>
  shop.call(work, CLOSED, { body: { added, removedIds, reason: "수확" } });
const promise = async () =>
  (await shop.call(null, "GET /v1/products/{id}", { path: { id: farm.productId } })).reply.deliveryPromise;
const calendar = async (query: { from?: string; to?: string } = {}) =>
  (await shop.call(work, "GET /operator/v1/delivery-calendar", { query })).reply;

test("closed days of a farm move its promises at once, and are in the trail; removed, the promise is as before", async () => {
  const before = await promise();
  expect(before.dispatchDate).toBe("2026-11-23");
  const day: Closed = {
    kind: "distributor",
    day: "2026-11-23",
    name: "수확하는 날",
    distributorId: farm.distributorId,
    carrierCode: null,
  };
  expect((await close([day])).reply).toEqual({ added: 1, removed: 0 });
  expect((await close([day])).reply).toEqual({ added: 0, removed: 0 });
  expect((await promise()).dispatchDate).toBe("2026-11-24");
  const { closedDays } = await calendar({ from: "2026-11-23", to: "2026-11-23" });
  expect(closedDays).toEqual([{ id: expect.any(Number), ...day }]);
  expect((await close([], [closedDays[0]?.id ?? 0])).reply).toEqual({ added: 0, removed: 1 });
  expect(await promise()).toEqual(before);
  const actions = await select(
    shop,
    "select action, reason from operator_action where action = 'delivery-calendar.closed-days'",
  );
  expect(actions).toHaveLength(3);
});

test.each([
  [
    "a farm's day without its farm",
    { kind: "distributor", day: "2026-12-01", name: "x", distributorId: null, carrierCode: null },
  ],
  [
    "a farm that does not exist",
    { kind: "distributor", day: "2026-12-01", name: "x", distributorId: 9, carrierCode: null },
  ],
  [
    "a carrier that does not exist",
    { kind: "carrier", day: "2026-12-01", name: "x", distributorId: null, carrierCode: "99" },
  ],
] as const)("closed-days: %s is CLOSED_DAY_INVALID", async (_what, day) => {
  expect((await close([day])).refusal.code).toBe("CLOSED_DAY_INVALID");
});

test("a carrier that rests on Tuesdays delivers on Wednesday; an unknown carrier is refused", async () => {
  const rest = (code: string, restWeekdays: ("sun" | "tue")[]) =>
    shop.call(work, "PUT /operator/v1/delivery-calendar/carriers/{code}", {
      path: { code },
      body: { restWeekdays, reason: "택배사 공지" },
    });
  expect((await rest("04", ["sun", "tue"])).status).toBe(200);
  expect((await promise()).arrivalFrom).toBe("2026-11-25");
  await rest("04", ["sun"]);
  expect((await promise()).arrivalFrom).toBe("2026-11-24");
  expect((await rest("99", [])).refusal.code).toBe("CARRIER_UNKNOWN");
});

test("a farm's new cutoff and weekdays move its promises at once, with the former ones in the trail", async () => {
  const change = (id: number, orderCutoffTime: string) =>
    shop.call(work, "PUT /operator/v1/delivery-calendar/distributors/{id}", {
      path: { id },
      body: { orderCutoffTime, shippingWeekdays: ["wed", "thu"], reason: "수확이 늘었어요" },
    });
  const { distributors } = await calendar();
  const before = distributors.find(({ id }) => id === farm.distributorId);
  expect((await change(farm.distributorId, "09:30")).reply).toEqual({
    id: farm.distributorId,
    orderCutoffTime: "09:30",
    shippingWeekdays: ["wed", "thu"],
  });
  expect((await promise()).dispatchDate).toBe("2026-11-26");
  const [action] = await select(
    shop,
    "select before, after from operator_action where action = 'delivery-calendar.distributor'",
  );
  expect(action).toEqual({
    before: { orderCutoffTime: before?.orderCutoffTime, shippingWeekdays: before?.shippingWeekdays },
    after: { orderCutoffTime: "09:30", shippingWeekdays: ["wed", "thu"] },
  });
  expect((await change(farm.distributorId, "24:00")).refusal.code).toBe("INVALID_INPUT");
  expect((await change(2_000_000_000, "09:30")).refusal.code).toBe("DISTRIBUTOR_NOT_FOUND");
  await select(shop, "update distributor set order_cutoff_time = $2, shipping_weekdays = $3 where id = $1", [
    farm.distributorId,
    before?.orderCutoffTime,
    before?.shippingWeekdays,
  ]);
});

test("a postcode that is remote no longer costs nothing more at once; ranges that overlap are refused", async () => {
  const token = await guest(shop);
  const price = async () =>
    (
      await openForm(shop, token, [{ productId: farm.productId, optionId: farm.optionIds[0] }], {
        address: JEJU,
      })
    ).price;
  const remote = await price();
  const jeju = (await calendar()).remoteAreas.find(({ area }) => area === "secondary_area");
  const change = (
    added: Input<"PUT /operator/v1/delivery-calendar/remote-areas">["body"]["added"],
    removedIds: number[],
  ) =>
    shop.call(work, "PUT /operator/v1/delivery-calendar/remote-areas", {
      body: { added, removedIds, reason: "우편번호 개편" },
    });
  const range = {
    area: "secondary_area",
    firstZonecode: 63_000,
    lastZonecode: 63_644,
    name: "제주",
  } as const;
  expect((await change([range], [])).refusal.code).toBe("REMOTE_AREA_INVALID");
  expect(
    (await change([range, { ...range, firstZonecode: 63_644, lastZonecode: 63_700 }], [jeju?.id ?? 0]))
      .refusal.code,
  ).toBe("REMOTE_AREA_INVALID");
  expect((await change([], [jeju?.id ?? 0])).reply).toEqual({ added: 0, removed: 1 });
  expect(remote - (await price())).toBe(3000);
  expect((await change([range], [])).reply).toEqual({ added: 1, removed: 0 });
  expect(await price()).toBe(remote);
});

test("days on the way are changed between two areas; the fastest after the slowest is refused", async () => {
  const change = (minDays: number, maxDays: number) =>
    shop.call(work, "PUT /operator/v1/delivery-calendar/transit-days", {
      body: { originArea: "secondary_area", destinationArea: "major", minDays, maxDays, reason: "태풍" },
    });
  expect((await change(3, 2)).refusal.code).toBe("TRANSIT_DAYS_INVALID");
  expect((await change(2, 3)).status).toBe(200);
  expect(await promise()).toMatchObject({ arrivalFrom: "2026-11-25", arrivalTo: "2026-11-26" });
});
