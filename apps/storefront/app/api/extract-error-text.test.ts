import { expect, test } from "vitest";
import { ApiError } from "./api-error.ts";
import { extractErrorText } from "./extract-error-text.ts";

test("extractErrorText: returns a string as it is", () => {
  expect(extractErrorText("에러 발생")).toBe("에러 발생");
});

test("extractErrorText: prefers the server's message to the error's own", () => {
  const error = Object.assign(new Error("Request failed"), { response: { data: { message: "품절이에요" } } });
  expect(extractErrorText(error)).toBe("품절이에요");
});

test("extractErrorText: uses the error's own message as a fallback", () => {
  expect(extractErrorText(new ApiError("앱에서만 살 수 있어요", { status: 409, code: "APP_ONLY" }))).toBe(
    "앱에서만 살 수 있어요",
  );
});

test.each([[undefined], [null], [""], [{}], [{ message: 7 }], [new Error("")]])(
  "%o says nothing",
  (error) => {
    expect(extractErrorText(error)).toBe("알 수 없는 에러");
  },
);
