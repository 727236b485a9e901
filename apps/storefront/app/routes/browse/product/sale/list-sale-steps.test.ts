import { expect, test } from "vitest";
import { findNextSaleEvent } from "./find-next-sale-event.ts";
import { listSaleSteps } from "./list-sale-steps.ts";

const now = "2026-11-21T03:00:00.000Z";
const sale = {
  saleType: "funding",
  comingSoonDate: "2026-11-25T01:00:00.000Z",
  limitedPeriodBegin: "2026-11-25T01:00:00.000Z",
  limitedPeriodEnd: "2026-12-02T15:00:00.000Z",
  goalQuantity: 100,
  noResale: false,
} as const;
const product = {
  productSaleType: sale,
  productPrice: { price: 9_000, listPrice: 9_000, supplyPrice: 9_000, timedPrice: null },
  harvestNote: "수확한 날 보내요.",
  deliveryPromise: {
    dispatchDate: "2026-11-26",
    arrivalFrom: "2026-11-27",
    arrivalTo: "2026-11-27",
    parcels: null,
    parcelsOnTime: null,
  },
};

test("listSaleSteps: before the opening the steps are alarm, opening with its dates, and shipment from the farm's first day", () => {
  expect(listSaleSteps(product, now)).toEqual([
    { name: "알림 신청", when: "지금", text: "오픈하면 바로 알려드려요", isNow: true },
    { name: "펀딩 오픈", when: "11.25 ~ 12.2", text: "8일 동안만 주문을 받아요", isNow: false },
    { name: "출고", when: "11.26 (목)부터", text: "수확한 날 보내요.", isNow: false },
  ]);
  expect(findNextSaleEvent(product, now)).toEqual({
    kind: "opens",
    title: "오픈까지 남은 시간",
    at: sale.comingSoonDate,
  });
});

test("findNextSaleEvent: an open sale ends next; a sale that is over has no next event", () => {
  const open = "2026-11-25T01:00:00.000Z";
  expect(listSaleSteps(product, open).map(({ name, isNow }) => [name, isNow])).toEqual([
    ["펀딩 오픈", true],
    ["출고", false],
  ]);
  expect(findNextSaleEvent(product, open)).toMatchObject({ kind: "ends", at: sale.limitedPeriodEnd });
  expect([
    listSaleSteps(product, sale.limitedPeriodEnd),
    findNextSaleEvent(product, sale.limitedPeriodEnd),
  ]).toEqual([[], null]);
});

test("listSaleSteps: an opening without an end shows its hour, one without a date has no steps", () => {
  const coming = {
    ...product,
    productSaleType: { ...sale, saleType: "comingSoon", limitedPeriodEnd: null },
  } as const;
  expect(listSaleSteps(coming, now)[1]).toMatchObject({ name: "오픈", when: "11.25 (수) 10:00" });
  const someday = {
    ...coming,
    productSaleType: { ...coming.productSaleType, comingSoonDate: null },
  } as const;
  expect(listSaleSteps(someday, now)).toEqual([]);
  expect(findNextSaleEvent(someday, now)).toEqual({ kind: "opens", title: "곧 열어요", at: null });
});

test("listSaleSteps: a sale period has an end and no steps", () => {
  const limited = { ...product, productSaleType: { ...sale, saleType: "limited" } } as const;
  expect(listSaleSteps(limited, "2026-11-26T00:00:00.000Z")).toEqual([]);
  expect(findNextSaleEvent(limited, "2026-11-26T00:00:00.000Z")?.kind).toBe("ends");
  const normal = { ...product, productSaleType: { ...sale, saleType: "normal" } } as const;
  expect(findNextSaleEvent(normal, now)).toBeNull();
});

test("findNextSaleEvent: a timed price ends at its end, and only from its begin on", () => {
  const timedPrice = { price: 7_000, beginsAt: now, endsAt: "2026-11-22T15:00:00.000Z" };
  const timed = {
    productSaleType: { ...sale, saleType: "normal" },
    productPrice: { ...product.productPrice, timedPrice },
  } as const;
  expect(findNextSaleEvent(timed, now)).toEqual({
    kind: "ends",
    title: "7,000원은 이때까지예요",
    at: timedPrice.endsAt,
  });
  expect(findNextSaleEvent(timed, "2026-11-21T02:59:59.999Z")).toBeNull();
  expect(findNextSaleEvent(timed, timedPrice.endsAt)).toBeNull();
});
