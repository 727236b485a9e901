import { expect, test } from "vitest";
import { maskAddress, maskName, maskNickname, maskPhone } from "./mask-personal-data.ts";

test.each([
  ["김하루", "김*루"],
  ["김솔", "김*"],
  ["솔", "솔"],
  ["남궁하루", "남**루"],
])("maskName: %s gives %s", (name, shown) => {
  expect(maskName(name)).toBe(shown);
});

test("maskPhone, maskAddress: a number keeps its last four digits, an address its 시·군·구", () => {
  expect(maskPhone("01012345678")).toBe("010-****-5678");
  expect(maskPhone("050412345678")).toBe("********5678");
  expect(maskPhone("010-1234-5678")).toBe("*********5678");
  expect(maskAddress("서울 송파구 올림픽로 300")).toBe("서울 송파구 ****");
  expect(maskAddress("세종 한누리대로")).toBe("세종 ****");
});

test.each([
  ["과일대장", "과**"],
  ["🍎사과", "🍎**"],
  ["도**", "도**"],
])("maskNickname: %s gives %s", (nickname, shown) => {
  expect(maskNickname(nickname)).toBe(shown);
});
