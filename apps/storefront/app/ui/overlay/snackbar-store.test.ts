import { expect, test } from "vitest";
import {
  currentSnack,
  hideSnackbar,
  showSnackbar,
  showSnackbarUnlessRead,
  subscribeToSnackbar,
} from "./snackbar-store.ts";

test("showSnackbar: a new message replaces the old, whose timer no longer hides anything", () => {
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

test("showSnackbarUnlessRead: keeps the message shown, and shows its own when there is none", () => {
  showSnackbar("로그인했어요", { tone: "success" });
  const login = currentSnack();
  showSnackbarUnlessRead("가져올 내용이 없습니다.");
  expect(currentSnack()).toBe(login);
  if (login) hideSnackbar(login);

  showSnackbarUnlessRead("가져올 내용이 없습니다.");
  expect(currentSnack()?.text).toBe("가져올 내용이 없습니다.");
});
