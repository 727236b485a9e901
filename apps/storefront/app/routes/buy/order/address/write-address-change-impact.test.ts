import { expect, test } from "vitest";
import { writeAddressChangeImpact } from "./write-address-change-impact.ts";

const SAME = {
  areaAddress: "major",
  feeDifference: 0,
  lastArrivalDate: "2026-11-26",
  isUndeliverable: false,
} as const;
const NOW = "2026-11-26";

test.each([
  [{}, null],
  [{ lastArrivalDate: null }, null],
  [{ lastArrivalDate: "2026-11-27" }, "이곳으로 바꾸면 11월 27일 (금)까지 도착해요"],
  [{ feeDifference: -3000 }, "이곳으로 바꾸면 배송비 3,000원을 돌려드려요"],
  [
    { feeDifference: -3000, lastArrivalDate: "2026-11-25" },
    "이곳으로 바꾸면 배송비 3,000원을 돌려드리고, 11월 25일 (수)까지 도착해요",
  ],
  [
    { feeDifference: 4000, lastArrivalDate: "2026-11-28" },
    "이곳은 배송비가 4,000원 더 들어요. 결제한 뒤에는 바꿀 수 없어 새로 주문해 주세요",
  ],
  [{ isUndeliverable: true }, "이곳으로는 배송하지 않는 상품이 있어요. 다른 주소를 골라주세요"],
])("writeAddressChangeImpact: %j gives %s", (change, text) => {
  expect(writeAddressChangeImpact({ ...SAME, ...change }, NOW)).toBe(text);
});
