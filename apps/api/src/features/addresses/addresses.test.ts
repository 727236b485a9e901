import type { Input } from "@todayfruit/contract/all-calls";
import { afterAll, beforeAll, expect, test } from "vitest";
import { guest, JEJU, member } from "../../testing/product-and-member-fixtures.ts";
import { createTestShop, type TestShop } from "../../testing/test-shop.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.close());

const HOME: Input<"POST /v1/app-users/delivery-address">["body"] = {
  selectedAddress: "서울 송파구 올림픽로 300",
  roadAddress: "서울 송파구 올림픽로 300",
  jibunAddress: "",
  addressDetail: "101동 1203호",
  receiverName: "김하루",
  phone: "010-1234-5678",
  zonecode: "05551",
};

test("the first address is the default; a new default replaces it and is listed first", async () => {
  const token = await member(shop);
  expect((await add(token, HOME)).reply).toMatchObject({ default: true, areaAddress: "major" });
  expect(
    (await add(token, { ...HOME, selectedAddress: JEJU.selectedAddress, zonecode: JEJU.zonecode })).reply,
  ).toMatchObject({
    default: false,
    areaAddress: "secondary_area",
  });
  await add(token, { ...HOME, default: true, receiverName: "이나무" });
  const list = await listOf(token);
  expect(list.map((each) => [each.receiverName, each.default])).toEqual([
    ["이나무", true],
    ["김하루", false],
    ["김하루", false],
  ]);
});

test("an address with a zonecode of another place is refused in words, and nothing is stored", async () => {
  const token = await member(shop);
  const refused = await add(token, { ...HOME, selectedAddress: JEJU.selectedAddress });
  expect(refused.refusal).toMatchObject({
    code: "ZONECODE_MISMATCH",
    message: "주소와 우편번호가 서로 다른 곳이에요. 주소 찾기로 다시 골라 주세요",
  });
  expect(await listOf(token)).toEqual([]);
});

test("ten concurrent default addresses are all added, and one is the default", async () => {
  const token = await member(shop);
  const replies = await Promise.all(Array.from({ length: 10 }, () => add(token, { ...HOME, default: true })));
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
  const list = await listOf(token);
  expect(list).toHaveLength(10);
  expect(list.filter((each) => each.default)).toHaveLength(1);
});

test("a book holds at most twenty addresses, also when thirty are added at once", async () => {
  const token = await member(shop);
  const replies = await Promise.all(Array.from({ length: 30 }, () => add(token, HOME)));
  expect(replies.filter(({ refusal }) => refusal.code === "ADDRESS_LIMIT")).toHaveLength(10);
  expect(await listOf(token)).toHaveLength(20);
});

test("a book is its member's alone, and guests have none", async () => {
  const token = await member(shop);
  await add(token, HOME);
  expect(await listOf(await member(shop))).toEqual([]);
  expect((await add(await guest(shop), HOME)).refusal.code).toBe("MEMBER_ONLY");
});

test("an invalid phone is refused", async () => {
  expect((await add(await member(shop), { ...HOME, phone: "전화번호가 없어요" })).refusal.code).toBe(
    "PHONE_INVALID",
  );
});

function add(
  token: string,
  body: typeof HOME | (Omit<typeof HOME, "zonecode" | "phone" | "receiverName"> & Changed),
) {
  return shop.call(token, "POST /v1/app-users/delivery-address", { body });
}

type Changed = { zonecode: string; phone: string; receiverName: string; default?: boolean };

async function listOf(token: string) {
  return (await shop.call(token, "GET /v1/app-users/delivery-address")).reply.list;
}
