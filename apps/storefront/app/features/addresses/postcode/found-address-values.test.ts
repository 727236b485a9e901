import { expect, test } from "vitest";
import { foundAddressValues } from "./found-address-values.ts";

const found = {
  zonecode: "13494",
  roadAddress: "경기 성남시 분당구 판교역로 235",
  jibunAddress: "경기 성남시 분당구 삼평동 681",
  autoRoadAddress: "",
  autoJibunAddress: "",
  userSelectedType: "R",
} as const;

test("foundAddressValues: shows the selected name and keeps both", () => {
  expect(foundAddressValues(found)).toEqual({
    zonecode: "13494",
    baseAddress: found.roadAddress,
    roadAddress: found.roadAddress,
    jibunAddress: found.jibunAddress,
  });
  expect(foundAddressValues({ ...found, userSelectedType: "J" }).baseAddress).toBe(found.jibunAddress);
});

test("foundAddressValues: fills a missing name with the probable one", () => {
  const likely = { ...found, jibunAddress: "", autoJibunAddress: "경기 성남시 분당구 삼평동 682" };
  expect(foundAddressValues(likely)).toMatchObject({
    baseAddress: found.roadAddress,
    jibunAddress: likely.autoJibunAddress,
  });
  const byLot = {
    ...found,
    roadAddress: "",
    autoRoadAddress: "판교역로 237",
    userSelectedType: "J" as const,
  };
  expect(foundAddressValues(byLot)).toMatchObject({
    baseAddress: found.jibunAddress,
    roadAddress: "판교역로 237",
  });
});

test("foundAddressValues: uses the only name of a place that has one", () => {
  const old = { ...found, roadAddress: "" };
  expect(foundAddressValues(old)).toMatchObject({ baseAddress: found.jibunAddress, roadAddress: "" });
});
