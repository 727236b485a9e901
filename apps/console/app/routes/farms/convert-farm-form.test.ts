import { expect, test } from "vitest";
import { farmFormOf, formToFarm, formToNewFarm } from "./convert-farm-form.ts";

const FORM = { ...farmFormOf(null), name: " 한라농원 ", region: "제주 서귀포시", baseFee: "3,500" };

test("formToFarm: texts without spaces around them, and no fee, which is edited with the shipping policy", () => {
  expect(formToFarm(FORM)).toMatchObject({ name: "한라농원", region: "제주 서귀포시", isBundle: true });
  expect(formToFarm(FORM)).not.toHaveProperty("baseFee");
});

test("formToNewFarm: a new farm has its fees and its dispatch", () => {
  expect(formToNewFarm(FORM)).toMatchObject({
    name: "한라농원",
    baseFee: 3500,
    freeFrom: 50_000,
    orderCutoffTime: "13:00",
    shippingWeekdays: ["sun", "mon", "tue", "wed", "thu"],
  });
});
