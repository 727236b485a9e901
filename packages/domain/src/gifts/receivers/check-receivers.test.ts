import { expect, test } from "vitest";
import { checkReceivers, receiversAfterChange } from "./check-receivers.ts";

const SODAM = { name: " 박소담 ", phone: "010-2345-6789" };
const NAMU = { name: "이나무", phone: "+82 10 3456 7890" };

test("checkReceivers: alimtalk receivers are stored with a trimmed name and a normalized number", () => {
  expect(checkReceivers({ giftNotiType: "alimtalk", receivers: [SODAM, NAMU], giftCount: 1 })).toEqual({
    ok: true,
    value: [
      { name: "박소담", phone: "01023456789" },
      { name: "이나무", phone: "01034567890" },
    ],
  });
});

test("checkReceivers: every faulty receiver is reported with its faults", () => {
  const receivers = [
    { name: "", phone: "010-2345-6789" },
    { name: "이나무", phone: "02-123-4567" },
    { name: "최바다", phone: "01023456789" },
    { name: "가".repeat(31), phone: "" },
  ];
  expect(checkReceivers({ giftNotiType: "alimtalk", receivers, giftCount: 4 })).toMatchObject({
    ok: false,
    code: "GIFT_RECEIVERS_INVALID",
    detail: [
      { index: 0, fault: "name" },
      { index: 1, fault: "phone" },
      { index: 2, fault: "twice" },
      { index: 3, fault: "name" },
      { index: 3, fault: "phone" },
    ],
  });
});

test("checkReceivers: kakaotalkSend takes the number of gifts; names may be missing, numbers are dropped", () => {
  expect(checkReceivers({ giftNotiType: "kakaotalkSend", receivers: [SODAM], giftCount: 3 })).toEqual({
    ok: true,
    value: [
      { name: "박소담", phone: null },
      { name: "", phone: null },
      { name: "", phone: null },
    ],
  });
});

test.each([
  ["alimtalk", 0, 0, false],
  ["alimtalk", 50, 1, true],
  ["alimtalk", 51, 1, false],
  ["kakaotalkSend", 0, 50, true],
  ["kakaotalkSend", 0, 51, false],
  ["kakaotalkSend", 3, 0, false],
] as const)(
  "checkReceivers: %s with %i receivers typed for %i gifts gives %s",
  (giftNotiType, typed, giftCount, isRight) => {
    const receivers = Array.from({ length: typed }, (_, index) => ({
      name: "받는이",
      phone: `010${String(10_000_000 + index)}`,
    }));
    expect(checkReceivers({ giftNotiType, receivers, giftCount }).ok).toBe(isRight);
  },
);

test("receiversAfterChange: another notification type starts with one empty receiver and no name", () => {
  expect(receiversAfterChange("alimtalk")).toEqual({
    giftNotiType: "alimtalk",
    receivers: [{ name: "", phone: "" }],
    kakaoReceiverName: "",
  });
  expect(receiversAfterChange().giftNotiType).toBe("kakaotalkSend");
});
