import { expect, test } from "vitest";
import { canAskForConsentOnPage } from "./can-ask-for-consent-on-page.ts";

test("a member is asked for consent while browsing, not while paying or reading the terms", () => {
  for (const path of ["/", "/products/7", "/my-todayfruit", "/orders"])
    expect(canAskForConsentOnPage(path)).toBe(true);
  for (const path of ["/checkout/7", "/payment/result/7", "/terms/privacy", "/login", "/gift/x"])
    expect(canAskForConsentOnPage(path)).toBe(false);
});
