import { expect, test } from "vitest";
import { tidyPhone } from "./address-form-values.ts";
import { addressRules } from "./address-rules.ts";
import { guestAddressOf, guestDestinationOf, orderAddressOf } from "./order-address-from-form-values.ts";

const typed = {
  receiverName: " 김하루 ",
  phone: "010-1234-5678",
  zonecode: "05551",
  baseAddress: "서울 송파구 올림픽로 300",
  addressDetail: "101동 1203호 ",
  entranceCode: " #1203 ",
  roadAddress: "",
  jibunAddress: "",
};
const guest = {
  ...typed,
  guestOrderName: "이오늘",
  guestOrderPhone: "01098765432",
  receiverIsOrderer: false,
};

test("orderAddressOf: complete values give an order's address with trimmed spaces", () => {
  expect(orderAddressOf(typed)).toEqual({
    selectedAddress: "서울 송파구 올림픽로 300",
    roadAddress: "서울 송파구 올림픽로 300",
    jibunAddress: "",
    addressDetail: "101동 1203호",
    entranceCode: "#1203",
    receiverName: "김하루",
    phone: "010-1234-5678",
    zonecode: "05551",
  });
});

test("orderAddressOf: a found address keeps both names until the base address is edited", () => {
  const roadAddress = "서울 송파구 올림픽로 300";
  const jibunAddress = "서울 송파구 신천동 29";
  const found = { ...typed, roadAddress, jibunAddress };
  expect(orderAddressOf(found)).toMatchObject({ selectedAddress: roadAddress, roadAddress, jibunAddress });
  expect(orderAddressOf({ ...found, baseAddress: jibunAddress })).toMatchObject({
    selectedAddress: jibunAddress,
    roadAddress,
    jibunAddress,
  });
  expect(orderAddressOf({ ...found, baseAddress: "서울 송파구 올림픽로 301" })).toMatchObject({
    roadAddress: "서울 송파구 올림픽로 301",
    jibunAddress: "",
  });
});

test("orderAddressOf: one invalid field gives null", () => {
  for (const [field, wrong] of [
    ["receiverName", "  "],
    ["phone", "02-123-4567"],
    ["zonecode", "0555"],
    ["baseAddress", ""],
    ["baseAddress", "제주 제주시 첨단로 242"],
    ["addressDetail", " "],
  ] as const) {
    expect(orderAddressOf({ ...typed, [field]: wrong }), field).toBeNull();
  }
});

test("guestAddressOf: includes the orderer, who may also be the receiver", () => {
  expect(guestAddressOf(guest)).toMatchObject({ guestOrderName: "이오늘", receiverName: "김하루" });
  expect(guestAddressOf({ ...guest, receiverName: "", phone: "", receiverIsOrderer: true })).toMatchObject({
    receiverName: "이오늘",
    phone: "01098765432",
  });
  expect(guestAddressOf({ ...guest, guestOrderName: "" })).toBeNull();
});

test("addressRules: an invalid field gets a message that says how to correct it", () => {
  expect(addressRules.zonecode("12")).toBe("주소 찾기로 우편번호를 골라 주세요");
  expect(addressRules.addressDetail("")).toBe("상세 주소를 적어주세요");
});

test("tidyPhone: formats a mobile number with hyphens", () => {
  expect(tidyPhone("+82 10 1234 5678")).toBe("010-1234-5678");
  expect(tidyPhone("12")).toBe("12");
});

test("guestDestinationOf: a zonecode alone is a destination; complete values give the whole address", () => {
  expect(guestDestinationOf({ ...guest, addressDetail: "" })).toEqual({ zonecode: "05551" });
  expect(guestDestinationOf({ ...guest, zonecode: "055" })).toBeNull();
  expect(guestDestinationOf(guest)).toEqual({ address: guestAddressOf(guest) });
});
