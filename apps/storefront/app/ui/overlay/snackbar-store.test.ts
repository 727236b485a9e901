import { expect, test } from "vitest";
import { currentSnack, hideSnackbar, showSnackbar, subscribeToSnackbar } from "./snackbar-store.ts";

test("a new message takes the place of the old, whose timer then hides nothing", () => {
  let changes = 0;
  const stop = subscribeToSnackbar(() => changes++);
  showSnackbar("주소가 변경되었습니다.");
  const first = currentSnack();
  showSnackbar("에러 발생", { tone: "failure" });
  if (first) hideSnackbar(first);
  expect(currentSnack()).toEqual({ text: "에러 발생", tone: "failure" });
  expect(changes).toBe(2);

  const second = currentSnack();
  if (second) hideSnackbar(second);
  expect(currentSnack()).toBeNull();
  stop();
});
