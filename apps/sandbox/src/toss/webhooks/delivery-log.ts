import type { Webhook } from "./build-webhook-body.ts";

/** One try to deliver a webhook; `answer` is the HTTP status, or `null` without an answer. */
export type Delivery = {
  readonly id: string;
  readonly url: string;
  readonly orderId: string;
  readonly label: string;
  readonly retried: number;
  readonly answer: number | null;
};

/** Log of recent deliveries for display, and of webhooks for replay. */
export type DeliveryLog = {
  note(delivery: Delivery): void;
  deliveries(): readonly Delivery[];
  remember(webhook: Webhook): void;
  remembered(orderId: string): readonly Webhook[];
  clear(): void;
};

const SHOWN = 500;
const ORDERS_REMEMBERED = 5_000;

export function createDeliveryLog(): DeliveryLog {
  let tries: Delivery[] = [];
  const byOrder = new Map<string, Webhook[]>();
  return {
    note(delivery) {
      tries.push(delivery);
      if (tries.length >= SHOWN * 2) tries = tries.slice(-SHOWN);
    },
    deliveries: () => tries.slice(-SHOWN),
    remember(webhook) {
      const earlier = byOrder.get(webhook.orderId);
      if (earlier) {
        earlier.push(webhook);
        return;
      }
      byOrder.set(webhook.orderId, [webhook]);
      const [oldest] = byOrder.keys();
      if (byOrder.size > ORDERS_REMEMBERED && oldest !== undefined) byOrder.delete(oldest);
    },
    remembered: (orderId) => [...(byOrder.get(orderId) ?? [])],
    clear() {
      tries = [];
      byOrder.clear();
    },
  };
}
