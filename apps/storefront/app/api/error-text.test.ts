import { expect, test } from "vitest";
import { ApiError } from "./api-error.ts";
import { errorText } from "./error-text.ts";

test("errorText: returns a string as it is", () => {
  expect(errorText("에러 발생")).toBe("에러 발생");
});

test("errorText: prefers the server's message to the error's own", () => {
  const error = Object.assign(new Error("Request failed"), { response: { data: { message: "품절이에요" } } });
  expect(errorText(error)).toBe("품절이에요");
});

test("errorText: uses the error's own message as a fallback", () => {
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
