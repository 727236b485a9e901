import { expect, test } from "vitest";
import {
  addressRules,
  guestAddressOf,
  guestDestinationOf,
  orderAddressOf,
  tidyPhone,
} from "./address-values.ts";

const typed = {
  receiverName: " 김하루 ",
  phone: "010-1234-5678",
  zonecode: "05551",
  baseAddress: "서울 송파구 올림픽로 300",
  addressDetail: "101동 1203호 ",
  roadAddress: "",
  jibunAddress: "",
};
const guest = {
  ...typed,
  guestOrderName: "이오늘",
  guestOrderPhone: "01098765432",
  receiverIsOrderer: false,
};

test("a whole address is what an order takes, without loose spaces", () => {
  expect(orderAddressOf(typed)).toEqual({
    selectedAddress: "서울 송파구 올림픽로 300",
    roadAddress: "서울 송파구 올림픽로 300",
    jibunAddress: "",
    addressDetail: "101동 1203호",
    receiverName: "김하루",
    phone: "010-1234-5678",
    zonecode: "05551",
  });
});

test("a place that was searched for keeps both of its names until another is typed over it", () => {
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

test("any field that is wrong leaves no address", () => {
  for (const [field, wrong] of [
    ["receiverName", "  "],
    ["phone", "02-123-4567"],
    ["zonecode", "0555"],
    ["baseAddress", ""],
    ["addressDetail", " "],
  ] as const) {
    expect(orderAddressOf({ ...typed, [field]: wrong }), field).toBeNull();
  }
});

test("a guest says who orders, and may be the receiver", () => {
  expect(guestAddressOf(guest)).toMatchObject({ guestOrderName: "이오늘", receiverName: "김하루" });
  expect(guestAddressOf({ ...guest, receiverName: "", phone: "", receiverIsOrderer: true })).toMatchObject({
    receiverName: "이오늘",
    phone: "01098765432",
  });
  expect(guestAddressOf({ ...guest, guestOrderName: "" })).toBeNull();
});

test("what is wrong is said in words that help", () => {
  expect(addressRules.zonecode("12")).toBe("우편번호 5자리를 적어주세요");
  expect(addressRules.addressDetail("")).toBe("상세 주소를 적어주세요");
});

test("a phone number is written as it is read", () => {
  expect(tidyPhone("+82 10 1234 5678")).toBe("010-1234-5678");
  expect(tidyPhone("12")).toBe("12");
});

test("a guest's zonecode alone is a destination, and the whole address once nothing is missing", () => {
  expect(guestDestinationOf({ ...guest, addressDetail: "" })).toEqual({ zonecode: "05551" });
  expect(guestDestinationOf({ ...guest, zonecode: "055" })).toBeNull();
  expect(guestDestinationOf(guest)).toEqual({ address: guestAddressOf(guest) });
});
