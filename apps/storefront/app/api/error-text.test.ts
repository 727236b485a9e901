import { expect, test } from "vitest";
import { ApiError } from "./api-error.ts";
import { errorText } from "./error-text.ts";

test("a string stands for itself", () => {
  expect(errorText("에러 발생")).toBe("에러 발생");
});

test("the server's message goes before the error's own", () => {
  const error = Object.assign(new Error("Request failed"), { response: { data: { message: "품절이에요" } } });
  expect(errorText(error)).toBe("품절이에요");
});

test("the error's own message goes before nothing", () => {
  expect(errorText(new ApiError("앱에서만 살 수 있어요", { status: 409, code: "APP_ONLY" }))).toBe(
    "앱에서만 살 수 있어요",
  );
});

test.each([[undefined], [null], [""], [{}], [{ message: 7 }], [new Error("")]])(
  "%o says nothing",
  (error) => {
    expect(errorText(error)).toBe("알 수 없는 에러");
  },
);
