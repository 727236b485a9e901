import type { BadgeTone } from "../../../../ui/feedback/badge.tsx";
import type { Delivery } from "./use-read-and-resend-webhooks.ts";

/** States of a webhook, with the word and the tone of each. */
export const WEBHOOK_DELIVERY_STATES: Record<
  Delivery["status"],
  { id: Delivery["status"]; name: string; tone: BadgeTone }
> = {
  pending: { id: "pending", name: "보내는 중", tone: "info" },
  delivered: { id: "delivered", name: "받음", tone: "success" },
  failed: { id: "failed", name: "실패", tone: "danger" },
};

/**
 * Reads the state to which the list is narrowed; `null` for all.
 *
 * @example readDeliveryState("failed") // "failed"
 */
export function readDeliveryState(text: string | null): Delivery["status"] | null {
  return text !== null && Object.hasOwn(WEBHOOK_DELIVERY_STATES, text) ? (text as Delivery["status"]) : null;
}
