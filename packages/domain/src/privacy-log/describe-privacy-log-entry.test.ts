import { expect, test } from "vitest";
import { actsFor, describePrivacyLogEntry } from "./describe-privacy-log-entry.ts";

const seen = (act: string, isMasked: boolean) =>
  describePrivacyLogEntry({ act, isOwn: false, isMasked }).seen;

test("an act of an operator says why and which data, and that masked data were masked", () => {
  expect(describePrivacyLogEntry({ act: "packing", isOwn: false, isMasked: false })).toEqual({
    why: "주문을 보내려고 포장할 것을 봤어요",
    seen: "받는 분, 주소, 휴대폰 번호",
  });
  expect(seen("order", false)).toBe("주문 내역, 받는 분, 주소, 휴대폰 번호");
  expect(seen("order", true)).toBe("주문 내역, 일부를 가린 받는 분과 연락처");
});

test("an own act is named as one, also where a reading has the same name", () => {
  expect(describePrivacyLogEntry({ act: "password", isOwn: true, isMasked: false })).toEqual({
    why: "비밀번호를 바꿨어요",
    seen: "비밀번호",
  });
  expect(describePrivacyLogEntry({ act: "order", isOwn: true, isMasked: false }).why).toBe(
    "내 정보를 바꿨어요",
  );
});

test.each([
  ["members.edit", "회원 정보를 바꿨어요"],
  ["something new", "내 정보를 확인했어요"],
])("the act %s without a description of its own is shown", (act, why) => {
  expect(describePrivacyLogEntry({ act, isOwn: false, isMasked: false }).why).toBe(why);
});

test("no act is counted for two purposes", () => {
  const delivery = new Set(actsFor("delivery"));
  expect(delivery.size).toBeGreaterThan(0);
  expect(actsFor("inquiry").filter((act) => delivery.has(act))).toEqual([]);
});
