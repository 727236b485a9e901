import { ok, type Result, refuse } from "../../result.ts";
import type { GiftStatus } from "../status.ts";

/** Pictures of a thank-you card. */
export const THANK_YOU_CARDS = ["heart", "thanks", "congratulations", "flower", "fruit"] as const;
export type ThankYouCard = (typeof THANK_YOU_CARDS)[number];

/** Picture of thanks that came without one. */
export const DEFAULT_THANK_YOU_CARD: ThankYouCard = "thanks";

const OVER: readonly GiftStatus[] = ["declined", "expired", "withdrawn"];

/**
 * Checks whether a receiver may send a thank-you card: once, after the gift has arrived.
 *
 * @param gift status now, and whether a card was sent before
 * @example checkThankYouCardAllowed({ status: "delivering", isThanked: false }) // refuse("GIFT_NOT_ARRIVED")
 */
export function checkThankYouCardAllowed(gift: {
  status: GiftStatus;
  isThanked: boolean;
}): Result<null, "GIFT_OVER" | "GIFT_NOT_ARRIVED" | "GIFT_THANKED"> {
  if (gift.isThanked) return refuse("GIFT_THANKED");
  if (gift.status === "delivered") return ok(null);
  return refuse(OVER.includes(gift.status) ? "GIFT_OVER" : "GIFT_NOT_ARRIVED");
}
