import { expect, test } from "vitest";
import { type MovedProduct, whyNotUndone } from "./why-not-undone.ts";

const FREE: MovedProduct = {
  to: "delivering",
  status: "delivering",
  isMovedLater: false,
  isTold: false,
  isUnderWay: false,
  isRecalled: false,
  isPromiseMoved: false,
};

test("whyNotUndone: a move that nothing depends on is taken back", () => {
  expect(whyNotUndone("dispatch", FREE)).toBeNull();
});

test.each([
  ["a later status", { status: "delivery_end" }, "CHANGE_OVERTAKEN", "반품이나 교환"],
  ["a later move to the same status", { isMovedLater: true }, "CHANGE_OVERTAKEN", "나중 것부터"],
  ["a parcel under way", { isUnderWay: true }, "PARCEL_UNDER_WAY", "송장을 고쳐"],
  ["a notice that left", { isTold: true }, "BUYER_ALREADY_TOLD", "송장을 고쳐"],
  ["a recalled lot", { isRecalled: true }, "CHANGE_OVERTAKEN", "회수한 로트"],
  ["a promise that moved", { isPromiseMoved: true }, "CHANGE_OVERTAKEN", "날짜를 다시"],
  ["a status without a sentence of its own", { status: "return_request" }, "CHANGE_OVERTAKEN", "열어 확인"],
] as const)("whyNotUndone: %s refuses and says what is possible", (_what, over, code, said) => {
  const refused = whyNotUndone("dispatch", { ...FREE, ...over });
  expect(refused).toMatchObject({ code, message: expect.stringContaining(said) });
});
