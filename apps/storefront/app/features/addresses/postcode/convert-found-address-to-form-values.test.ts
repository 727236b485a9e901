import { expect, test } from "vitest";
import { convertFoundAddressToFormValues } from "./convert-found-address-to-form-values.ts";

const found = {
  zonecode: "13494",
  roadAddress: "경기 성남시 분당구 판교역로 235",
  jibunAddress: "경기 성남시 분당구 삼평동 681",
  autoRoadAddress: "",
  autoJibunAddress: "",
  userSelectedType: "R",
} as const;

test("convertFoundAddressToFormValues: shows the selected name and keeps both", () => {
  expect(convertFoundAddressToFormValues(found)).toEqual({
    zonecode: "13494",
    baseAddress: found.roadAddress,
    roadAddress: found.roadAddress,
    jibunAddress: found.jibunAddress,
  });
  expect(convertFoundAddressToFormValues({ ...found, userSelectedType: "J" }).baseAddress).toBe(
    found.jibunAddress,
  );
});

test("convertFoundAddressToFormValues: fills a missing name with the probable one", () => {
  const likely = { ...found, jibunAddress: "", autoJibunAddress: "경기 성남시 분당구 삼평동 682" };
  expect(convertFoundAddressToFormValues(likely)).toMatchObject({
    baseAddress: found.roadAddress,
    jibunAddress: likely.autoJibunAddress,
  });
  const byLot = {
    ...found,
    roadAddress: "",
    autoRoadAddress: "판교역로 237",
    userSelectedType: "J" as const,
  };
  expect(convertFoundAddressToFormValues(byLot)).toMatchObject({
    baseAddress: found.jibunAddress,
    roadAddress: "판교역로 237",
  });
});

test("convertFoundAddressToFormValues: uses the only name of a place that has one", () => {
  const old = { ...found, roadAddress: "" };
  expect(convertFoundAddressToFormValues(old)).toMatchObject({
    baseAddress: found.jibunAddress,
    roadAddress: "",
  });
});
