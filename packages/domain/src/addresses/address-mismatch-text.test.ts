import { expect, test } from "vitest";
import { addressMismatchText } from "./address-mismatch-text.ts";

test.each([
  [
    "another 시·도",
    "05551",
    "제주특별자치도 제주시 첨단로 242",
    "주소는 제주인데 우편번호 05551은 서울 송파구예요. 주소 찾기로 다시 골라주세요",
  ],
  [
    "another 자치구",
    "06236",
    "서울 송파구 올림픽로 300",
    "주소는 서울 송파구인데 우편번호 06236은 서울 강남구예요. 주소 찾기로 다시 골라주세요",
  ],
  [
    "a 시·도 without known districts",
    "48058",
    "서울 송파구 올림픽로 300",
    "주소는 서울인데 우편번호 48058은 부산이에요. 주소 찾기로 다시 골라주세요",
  ],
  [
    "a zonecode of no place",
    "99999",
    "서울 송파구 올림픽로 300",
    "우편번호 99999는 없는 번호예요. 주소 찾기로 다시 골라주세요",
  ],
  [
    "an address without its 시·도",
    "05551",
    "올림픽로 300",
    "주소가 시·도로 시작하지 않아요. 주소 찾기로 다시 골라주세요",
  ],
])("addressMismatchText: %s is named", (_what, zonecode, address, sentence) => {
  expect(addressMismatchText(zonecode, address)).toBe(sentence);
});

test("addressMismatchText: an address and a zonecode that agree give null", () => {
  expect(addressMismatchText("63122", "제주 제주시 문연로 6")).toBeNull();
});
