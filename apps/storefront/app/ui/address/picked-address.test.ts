import { expect, test } from "vitest";
import { pickedAddress } from "./picked-address.ts";

const found = {
  zonecode: "13494",
  roadAddress: "경기 성남시 분당구 판교역로 235",
  jibunAddress: "경기 성남시 분당구 삼평동 681",
  autoRoadAddress: "",
  autoJibunAddress: "",
  userSelectedType: "R",
} as const;

test("pickedAddress: shows the selected name and keeps both", () => {
  expect(pickedAddress(found)).toEqual({
    zonecode: "13494",
    baseAddress: found.roadAddress,
    roadAddress: found.roadAddress,
    jibunAddress: found.jibunAddress,
  });
  expect(pickedAddress({ ...found, userSelectedType: "J" }).baseAddress).toBe(found.jibunAddress);
});

test("pickedAddress: fills a missing name with the probable one", () => {
  const likely = { ...found, jibunAddress: "", autoJibunAddress: "경기 성남시 분당구 삼평동 682" };
  expect(pickedAddress(likely)).toMatchObject({
    baseAddress: found.roadAddress,
    jibunAddress: likely.autoJibunAddress,
  });
  const byLot = {
    ...found,
    roadAddress: "",
    autoRoadAddress: "판교역로 237",
    userSelectedType: "J" as const,
  };
  expect(pickedAddress(byLot)).toMatchObject({
    baseAddress: found.jibunAddress,
    roadAddress: "판교역로 237",
  });
});

test("pickedAddress: uses the only name of a place that has one", () => {
  const old = { ...found, roadAddress: "" };
  expect(pickedAddress(old)).toMatchObject({ baseAddress: found.jibunAddress, roadAddress: "" });
});
