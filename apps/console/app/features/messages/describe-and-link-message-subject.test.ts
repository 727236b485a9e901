import { expect, test } from "vitest";
import { describeAndLinkMessageSubject } from "./describe-and-link-message-subject.ts";

const ORDER = { id: 6, orderNumber: "20261123-0000001" };

test.each([
  ["order 6", ORDER, { text: "주문 20261123-0000001", to: "/orders/6" }],
  ["gift 3", ORDER, { text: "선물 주문 20261123-0000001", to: "/orders/6" }],
  ["sender of gift 3 GIFT_ENDED 1", ORDER, { text: "선물 주문 20261123-0000001", to: "/orders/6" }],
  ["question 812", null, { text: "상품 문의", to: "/inbox/questions/812?done=true" }],
  ["campaign 4", null, { text: "캠페인", to: "/messages/campaigns?id=4" }],
  ["abandoned cart of 9", null, { text: "담아 둔 상품", to: null }],
  ["something new 1", null, null],
])("%s is shown in words with its screen", (subject, order, shown) => {
  expect(describeAndLinkMessageSubject({ subject, order })).toEqual(shown);
});
