import { api } from "../../api/browser-api.ts";
import { paths } from "../../paths.ts";
import { openCardWindow } from "./open-toss-payment-windows.ts";

/**
 * Opens the provider's window for entering a card; card data never reaches the shop. The window returns to the page of
 * cards and from there to `next`.
 *
 * @param next path in the shop, e.g. the order form
 */
export async function openCardRegistration(next: string): Promise<void> {
  const { customerName, customerEmail, ...keys } = await api("GET /v1/app-users/billing-cards/window");
  const back = new URL(paths.cards, window.location.origin);
  back.searchParams.set("next", next);
  await openCardWindow(keys, {
    method: "CARD",
    successUrl: back.href,
    failUrl: back.href,
    ...(customerName !== null && { customerName }),
    ...(customerEmail !== null && { customerEmail }),
  });
}
