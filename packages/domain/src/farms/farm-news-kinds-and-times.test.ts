import { expect, test } from "vitest";
import { farmNewsText, isNewsTime } from "./farm-news-kinds-and-times.ts";

const news = { farm: "서귀포햇살농원", product: "제주 감귤 5kg", special: null };

test("farmNewsText: a new product and a first harvest say from when it can be bought", () => {
  expect(farmNewsText({ ...news, kind: "new_product" })).toEqual({
    title: "서귀포햇살농원의 새 상품이에요",
    body: "제주 감귤 5kg을 지금부터 살 수 있어요.",
  });
  expect(farmNewsText({ ...news, kind: "first_harvest" }).title).toBe("서귀포햇살농원의 첫 수확이에요");
});

test("farmNewsText: a special price says its sum and its last day, which midnight belongs to", () => {
  const special = { price: 9_900, endsAt: "2026-11-30T15:00:00.000Z" };
  expect(farmNewsText({ ...news, kind: "special_price", special })).toEqual({
    title: "서귀포햇살농원의 특가가 시작됐어요",
    body: "제주 감귤 5kg을 11월 30일 (월)까지 9,900원에 살 수 있어요.",
  });
});

test("isNewsTime: from 08:00 until before 21:00", () => {
  expect(["07:59", "08:00", "20:59", "21:00"].map(isNewsTime)).toEqual([false, true, true, false]);
});
