import { checkoutLinkCalls } from "@todayfruit/contract/checkout-links/checkout-links.calls";
import { bindCalls } from "../../http/bind-calls.ts";
import { applyCheckoutLink } from "./apply-checkout-link.ts";
import { createCheckoutLink } from "./create-checkout-link.ts";
import { showCheckoutLink } from "./show-checkout-link.ts";

export const checkoutLinkRoutes = bindCalls(checkoutLinkCalls, {
  "POST /v1/checkout-links": createCheckoutLink,
  "GET /v1/checkout-links/{token}": showCheckoutLink,
  "POST /v1/checkout-links/{token}/use": applyCheckoutLink,
});
