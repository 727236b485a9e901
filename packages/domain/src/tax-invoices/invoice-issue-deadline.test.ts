import { expect, test } from "vitest";
import { invoiceIssueDeadline } from "./invoice-issue-deadline.ts";

test("invoiceIssueDeadline: the 10th of the month after the payment in Korea", () => {
  expect(invoiceIssueDeadline("2026-11-24T01:00:00Z")).toBe("2026-12-10");
  expect(invoiceIssueDeadline("2026-11-30T15:00:00Z")).toBe("2027-01-10");
  expect(invoiceIssueDeadline("2026-12-31T14:59:59Z")).toBe("2027-01-10");
});
