import { expect, test } from "vitest";
import { giftDeadline, giftRemindersDue } from "./gift-address-deadline-and-reminders.ts";

const SENT = "2026-11-21T08:00:00.000Z";
const END = "2026-11-28T08:00:00.000Z";

test("giftDeadline: is seven days after sending, to the second", () => {
  expect(giftDeadline(SENT, 7)).toBe(END);
});

test.each([
  ["2026-11-25T07:59:59.000Z", 0],
  ["2026-11-25T08:00:00.000Z", 1],
  ["2026-11-27T07:59:59.000Z", 1],
  ["2026-11-27T08:00:00.000Z", 2],
])("giftRemindersDue: at %s %i reminders are due", (now, due) => {
  expect(giftRemindersDue(END, now)).toBe(due);
});
