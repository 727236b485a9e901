import { GIFT_STATUSES } from "@todayfruit/domain/gifts/status";
import { expect, test } from "vitest";
import {
  type ReceivedGiftEntry,
  receivedGiftBadge,
  receivedGiftText,
} from "./received-gift-badge-and-text.ts";

type Line = ReceivedGiftEntry["orderItemProducts"][number]["orderOptionGroups"][number];

const GIFT = {
  giftStatus: "unused",
  giftSenderName: "김하루",
  expireDate: "2026-12-05T08:00:00.000Z",
  canThank: false,
  orderItemProducts: [],
} satisfies Parameters<typeof receivedGiftText>[0];

const onItsWay = (lines: Partial<Line>[]) =>
  receivedGiftText({
    ...GIFT,
    giftStatus: "delivering",
    orderItemProducts: [{ orderOptionGroups: lines }] as ReceivedGiftEntry["orderItemProducts"],
  });

const promise = (arrivalTo: string) => ({
  undatedDelay: null,
  deliveryPromise: { dispatchDate: "2026-11-23", arrivalFrom: arrivalTo, arrivalTo, change: null },
});

test("receivedGiftBadge: every state of a gift has its own label", () => {
  const labels = GIFT_STATUSES.map((status) => receivedGiftBadge(status).label);
  expect(new Set(labels).size).toBe(GIFT_STATUSES.length);
});

test("receivedGiftText: a gift without an address names its last day", () => {
  expect(receivedGiftText(GIFT)).toBe("12월 5일 (토)까지 주소를 적어주세요");
});

test("receivedGiftText: a gift on its way names the latest promised day, or its delay", () => {
  expect(onItsWay([promise("2026-11-26"), promise("2026-11-25")])).toContain("26일");
  expect(onItsWay([promise("2026-11-26"), { undatedDelay: "비가 와요", deliveryPromise: null }])).toContain(
    "늦어지고 있어요",
  );
  expect(onItsWay([{ undatedDelay: null, deliveryPromise: null }])).toBe("산지에서 준비하고 있어요");
});

test("receivedGiftText: a delivered gift says whether thanks were sent, an ended one why", () => {
  expect(receivedGiftText({ ...GIFT, giftStatus: "delivered", canThank: true })).toBe(
    "아직 감사 카드를 보내지 않았어요",
  );
  expect(receivedGiftText({ ...GIFT, giftStatus: "delivered" })).toBe("감사 카드를 보냈어요");
  expect(receivedGiftText({ ...GIFT, giftStatus: "withdrawn" })).toBe("김하루님이 선물을 취소했어요");
});
