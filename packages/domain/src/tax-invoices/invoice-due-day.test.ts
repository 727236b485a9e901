import { expect, test } from "vitest";
import { invoiceDueDay } from "./invoice-due-day.ts";

test("invoiceDueDay: the 10th of the month after the payment in Korea", () => {
  expect(invoiceDueDay("2026-11-24T01:00:00Z")).toBe("2026-12-10");
  expect(invoiceDueDay("2026-11-30T15:00:00Z")).toBe("2027-01-10");
  expect(invoiceDueDay("2026-12-31T14:59:59Z")).toBe("2027-01-10");
});
