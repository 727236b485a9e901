import { expect, test } from "vitest";
import { GIFT_STATUSES } from "../status.ts";
import { checkThankYouCardAllowed } from "./check-thank-you-card-allowed.ts";

test("checkThankYouCardAllowed: a card is sent after the gift has arrived alone, and once", () => {
  const answers = Object.fromEntries(
    GIFT_STATUSES.map((status) => {
      const checked = checkThankYouCardAllowed({ status, isThanked: false });
      return [status, checked.ok ? "ok" : checked.code];
    }),
  );
  expect(answers).toEqual({
    unused: "GIFT_NOT_ARRIVED",
    address_entered: "GIFT_NOT_ARRIVED",
    delivery_waiting: "GIFT_NOT_ARRIVED",
    delivering: "GIFT_NOT_ARRIVED",
    delivered: "ok",
    declined: "GIFT_OVER",
    expired: "GIFT_OVER",
    withdrawn: "GIFT_OVER",
  });
  for (const status of GIFT_STATUSES) {
    expect(checkThankYouCardAllowed({ status, isThanked: true })).toMatchObject({ code: "GIFT_THANKED" });
  }
});
