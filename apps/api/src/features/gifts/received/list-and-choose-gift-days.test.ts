import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import {
  type BoughtGift,
  buyGift,
  enterAddressOfGift,
  GIFT_ADDRESS,
  type GiftRequest,
} from "../../../testing/buy-gift-and-enter-address-steps.ts";
import { operator } from "../../../testing/operator-account-and-login-steps.ts";
import { member, seedRules } from "../../../testing/product-and-member-fixtures.ts";
import { breaches, later, select } from "../../../testing/read-and-set-shop-state.ts";
import { createTestShop, type TestShop } from "../../../testing/test-shop.ts";

let shop: TestShop;
let work: string;
let token: string;
beforeAll(async () => {
  shop = await createTestShop({ poolSize: 20 });
  await seedRules(shop.database.db);
  work = (await operator(shop)).token;
});
afterAll(() => shop.close());
beforeEach(async () => {
  shop.clock.now = new Date("2026-11-21T03:00:00Z");
  token = await member(shop);
});

const DAY = "2026-12-04";
const buy = (product: GiftRequest["product"] = {}) => buyGift(shop, token, { product });
const days = async (gift: BoughtGift, zonecode?: string) =>
  (
    await shop.call(null, "GET /v1/gift/to/{id}/days", {
      path: { id: gift.links[0] ?? "" },
      ...(zonecode && { query: { zonecode } }),
    })
  ).reply.days;
const choose = (gift: BoughtGift, day: string) =>
  shop.call(null, "PUT /v1/gift/to/{id}/day", { path: { id: gift.links[0] ?? "" }, body: { day } });
const accept = (gift: BoughtGift) =>
  shop.call(work, "PUT /operator/v1/orders/{id}/accept", { path: { id: gift.orderId }, body: {} });
const promised = async (gift: BoughtGift) =>
  (await shop.call(null, "GET /v1/gift/to/{id}", { path: { id: gift.links[0] ?? "" } })).reply
    .orderItemProducts[0]?.orderOptionGroups[0]?.deliveryPromise;

const JEJU = { zonecode: "63122", selectedAddress: "제주 제주시 문연로 6" };
const moveTo = (gift: BoughtGift, place: { zonecode: string; selectedAddress: string }) =>
  shop.call(null, "PUT /v1/gift/to/{id}/address", {
    path: { id: gift.links[0] ?? "" },
    body: { ...GIFT_ADDRESS, ...place },
  });
const sendFromMainland = (gift: BoughtGift) =>
  select(
    shop,
    `with sent as (
       update product p set shipping_secondary_area = 0
         from order_product op where op.product_id = p.id and op.order_id = $1 returning p.distributor_id
     )
     update distributor set region = '경북 영주시' where id in (select distributor_id from sent)`,
    [gift.orderId],
  );

test("a day is chosen with the address: the parcel is due on its day of dispatch and not before, and the sender sees it", async () => {
  const gift = await buy({ distributorId: 7301 });
  const open = await days(gift);
  expect(open[0]).toEqual({ day: "2026-11-25", arrivalFrom: "2026-11-24" });
  expect(open.map(({ day }) => day)).toContain(DAY);
  expect(JSON.stringify(open)).not.toContain("rice");
  const entered = await enterAddressOfGift(shop, gift.links[0], { receiveOn: DAY });
  expect(entered.reply).toMatchObject({
    giftStatus: "address_entered",
    chosenDay: DAY,
    canChooseDay: true,
    dayChangeUntil: "2026-12-02T05:00:00.000Z",
  });
  const dispatchDate =
    entered.reply.orderItemProducts[0]?.orderOptionGroups[0]?.deliveryPromise?.dispatchDate;
  expect(dispatchDate).toBe("2026-12-02");
  const due = async (day: string) => {
    const query = { day, distributorId: 7301, includesPaid: true };
    const packing = await shop.call(work, "GET /operator/v1/packing", { query });
    const farms = await shop.call(work, "GET /operator/v1/dispatch-farms", { query: { day } });
    const picks = await shop.call(work, "GET /operator/v1/pick-list", { query });
    return [
      packing.reply.list.length,
      farms.reply.list.find(({ distributor }) => distributor.id === 7301)?.paidParcels ?? 0,
      picks.reply.list.length,
    ];
  };
  expect(await due("2026-11-24")).toEqual([0, 0, 0]);
  expect(await due("2026-12-01")).toEqual([0, 0, 0]);
  expect(await due("2026-12-02")).toEqual([1, 1, 1]);
  const sent = await shop.call(token, "GET /v1/gift/group/{id}", { path: { id: gift.groupId } });
  expect(sent.reply.giftTos[0]?.receiveOn).toBe(DAY);
  expect(await breaches(shop)).toEqual([]);
});

test("a chosen day moves until 14:00 two days before; the change is told with the day before and the reason", async () => {
  const gift = await buy();
  expect((await choose(gift, DAY)).refusal.code).toBe("GIFT_ADDRESS_NOT_ENTERED");
  await enterAddressOfGift(shop, gift.links[0], { receiveOn: DAY });
  expect((await choose(gift, "2026-12-05")).reply).toMatchObject({ chosenDay: "2026-12-05" });
  expect(await promised(gift)).toMatchObject({
    arrivalTo: "2026-12-05",
    change: { arrivalTo: DAY, reason: "받는 분이 날을 골랐어요" },
  });
  shop.clock.now = new Date("2026-12-03T04:59:59Z");
  expect((await choose(gift, "2026-12-11")).reply).toMatchObject({
    chosenDay: "2026-12-11",
    dayChangeUntil: "2026-12-09T05:00:00.000Z",
  });
  shop.clock.now = new Date("2026-12-09T05:00:00Z");
  expect((await choose(gift, "2026-12-18")).refusal.code).toBe("GIFT_DAY_TOO_LATE");
  expect(await breaches(shop)).toEqual([]);
});

test("closed days, days too soon or too far, and days that are none are refused, and nothing is accepted", async () => {
  const gift = await buy();
  for (const [receiveOn, code] of [
    ["2026-11-22", "GIFT_DAY_UNAVAILABLE"],
    ["2026-11-24", "GIFT_DAY_UNAVAILABLE"],
    ["2026-12-06", "GIFT_DAY_UNAVAILABLE"],
    ["2027-03-01", "GIFT_DAY_UNAVAILABLE"],
    ["2026-12-40", "INVALID_INPUT"],
  ] as const) {
    const { refusal } = await enterAddressOfGift(shop, gift.links[0], { receiveOn });
    expect([receiveOn, refusal.code]).toEqual([receiveOn, code]);
  }
  const [row] = await select(shop, "select status, address, receive_on from gift where id = $1", [
    gift.giftIds[0],
  ]);
  expect(row).toEqual({ status: "unused", address: null, receive_on: null });
  await enterAddressOfGift(shop, gift.links[0]);
  expect((await choose(gift, "2026-12-06")).refusal.code).toBe("GIFT_DAY_UNAVAILABLE");
});

test("a packed or declined gift keeps its day", async () => {
  const packed = await buy();
  await enterAddressOfGift(shop, packed.links[0], { receiveOn: DAY });
  expect((await accept(packed)).status).toBe(200);
  expect((await choose(packed, "2026-12-05")).refusal.code).toBe("GIFT_DAY_TOO_LATE");
  const declined = await buy();
  await shop.call(null, "POST /v1/gift/to/{id}/decline", { path: { id: declined.links[0] ?? "" }, body: {} });
  expect((await choose(declined, DAY)).refusal.code).toBe("GIFT_OVER");
  const guessed = { path: { id: "0123abcd-0123-4abc-8abc-0123456789ab" } };
  const unknown = await shop.call(null, "GET /v1/gift/to/{id}/days", guessed);
  expect(unknown.refusal.code).toBe("GIFT_NOT_FOUND");
});

test("another address keeps the chosen day with another dispatch", async () => {
  const gift = await buy({ distributorId: 7302 });
  await sendFromMainland(gift);
  await enterAddressOfGift(shop, gift.links[0], { receiveOn: DAY });
  expect(await promised(gift)).toMatchObject({ dispatchDate: "2026-12-03", arrivalTo: DAY });
  expect((await moveTo(gift, JEJU)).reply.chosenDay).toBe(DAY);
  expect(await promised(gift)).toMatchObject({ dispatchDate: "2026-12-02", arrivalTo: DAY, change: null });
  expect((await days(gift))[0]?.day).toBe("2026-11-25");
  expect(await breaches(shop)).toEqual([]);
});

test("a chosen day is given up, with the reason, when nothing arrives at another address on it", async () => {
  const gift = await buy({ distributorId: 7303, shipmentDates: ["2026-12-03"] });
  await sendFromMainland(gift);
  await enterAddressOfGift(shop, gift.links[0], { receiveOn: DAY });
  expect((await moveTo(gift, JEJU)).reply).toMatchObject({ chosenDay: null });
  expect(await promised(gift)).toMatchObject({
    dispatchDate: "2026-12-03",
    arrivalTo: "2026-12-05",
    change: { arrivalTo: DAY, reason: "배송지가 바뀌었어요" },
  });
  expect(await breaches(shop)).toEqual([]);
});

test("the days before an address follow the area of the zonecode", async () => {
  const gift = await buy({ distributorId: 7304 });
  await sendFromMainland(gift);
  expect((await days(gift))[0]?.day).toBe("2026-11-24");
  expect((await days(gift, "63122"))[0]?.day).toBe("2026-11-25");
});

test("concurrent choices, packing and declining: the promise is that of the day kept last", async () => {
  for (let turn = 0; turn < 5; turn += 1) {
    const gift = await buy();
    await enterAddressOfGift(shop, gift.links[0]);
    const answers = await Promise.all([
      choose(gift, DAY),
      choose(gift, "2026-12-05"),
      accept(gift),
      turn % 2 === 0
        ? choose(gift, "2026-12-08")
        : shop.call(null, "POST /v1/gift/to/{id}/decline", { path: { id: gift.links[0] ?? "" }, body: {} }),
    ]);
    for (const { status } of answers) expect([200, 409]).toContain(status);
    const [row] = await select<{ receive_on: string | null; promised_arrival_to: string }>(
      shop,
      `select g.receive_on, oo.promised_arrival_to from gift g join order_product op on op.gift_id = g.id
         join order_option oo on oo.order_product_id = op.id where g.id = $1`,
      [gift.giftIds[0]],
    );
    expect(row?.receive_on ?? row?.promised_arrival_to).toBe(row?.promised_arrival_to);
  }
  expect(await breaches(shop)).toEqual([]);
});

test("the database refuses a chosen day without an address, and one for which the lines are not promised", async () => {
  const gift = await buy();
  const write = () =>
    select(shop, "update gift set receive_on = '2026-12-04' where id = $1", [gift.giftIds[0]]);
  await expect(write()).rejects.toThrow("chosen_day_has_address");
  await enterAddressOfGift(shop, gift.links[0]);
  await expect(write()).rejects.toThrow("is not promised for the day that was chosen");
});

test("the days of a gift cost the same statements, however many lie ahead", async () => {
  const gift = await buy();
  await days(gift);
  later(shop, 1);
  shop.database.statements.length = 0;
  await days(gift);
  const made = shop.database.statements.filter((each) => /find-gift-by-link|list-promised-lines/.test(each));
  expect(made).toHaveLength(2);
});
