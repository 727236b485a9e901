import { expect, test } from "vitest";
import { contentFieldOf, type DisplayGroup, groupText } from "./display-group-labels-and-content-fields.ts";

const GROUP: DisplayGroup = {
  id: 6004,
  version: 1,
  name: "지금이 제철이에요",
  title: "지금이 제철이에요",
  subTitle: null,
  orderByType: "manual",
  contentsType: "product",
  uiType: "grid2",
  productIds: [1, 2, 3],
  bannerIds: [9],
  categoryIds: [],
  reviewIds: [7, 8],
  videoIds: [],
  endsAt: null,
  isTimeSale: false,
};

test.each([
  [{}, "productIds", "두 줄 · 손으로 · 3"],
  [{ uiType: "rankingList", orderByType: "sales" }, "productIds", "순위 · 많이 팔린 · 3"],
  [{ uiType: "bigBanner" }, "bannerIds", "큰 배너 · 1"],
  [{ uiType: "reviewCarousel" }, null, "후기 · 2"],
  [{ contentsType: "tab" }, null, "두 줄 · 탭"],
] as const)("a group of %j lists %s and reads %s", (fields, field, text) => {
  const group = { ...GROUP, ...fields };
  expect([contentFieldOf(group), groupText(group)]).toEqual([field, text]);
});
