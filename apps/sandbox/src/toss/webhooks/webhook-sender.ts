import type { Sequence } from "../../deterministic-id-generator.ts";
import type { Webhook } from "./build-webhook-body.ts";
import { createDeliveryLog, type Delivery } from "./delivery-log.ts";

/** Delivers webhooks to the shop, with retries until it answers 200. */
export type WebhookSender = {
  send(webhook: Webhook): void;
  /** Sends an order's earlier webhooks again with new transmission ids; returns their number. */
  replay(orderId: string, options: { times: number; reorder: boolean }): number;
  /** Sends each further webhook `copies` times, and in reverse order when `reorder` is set. */
  setMode(mode: CourierMode): void;
  deliveries(): readonly Delivery[];
  clear(): void;
  close(): void;
};

export type CourierMode = {
  readonly copies: number;
  readonly reorder: boolean;
};

/** Pauses between retries. Toss waits 1, 4, 16 … minutes; here all retries take three seconds. */
const RETRY_AFTER_MS = [100, 200, 300, 500, 800, 1200];
/** Delay after which a webhook is sent, so that the reply to the causing call arrives first, as with Toss. */
const FIRST_AFTER_MS = 50;
const ANSWER_WITHIN_MS = 10_000;
const REORDER_WINDOW_MS = 80;
const PLAIN: CourierMode = { copies: 1, reorder: false };

export function createWebhookSender(options: {
  urls: readonly string[];
  fetch: typeof fetch;
  clock: () => Date;
  ids: Sequence;
}): WebhookSender {
  const log = createDeliveryLog();
  const timers = new Set<ReturnType<typeof setTimeout>>();
  const inFlight = new Set<AbortController>();
  let mode = PLAIN;
  let heldBack: Webhook[] = [];
  let closed = false;

  return {
    send(webhook) {
      if (closed || options.urls.length === 0) return;
      log.remember(webhook);
      if (!mode.reorder) return later(FIRST_AFTER_MS, () => dispatch(webhook));
      heldBack.push(webhook);
      if (heldBack.length === 1) later(REORDER_WINDOW_MS, releaseHeldBack);
    },
    replay(orderId, { times, reorder }) {
      const earlier = log.remembered(orderId);
      const round = reorder ? earlier.toReversed() : earlier;
      for (let turn = 0; turn < times; turn += 1) for (const webhook of round) dispatch(webhook);
      return round.length * times;
    },
    setMode: (next) => {
      mode = next;
    },
    deliveries: log.deliveries,
    clear() {
      stop();
      mode = PLAIN;
      heldBack = [];
      log.clear();
    },
    close() {
      closed = true;
      stop();
    },
  };

  function releaseHeldBack(): void {
    const batch = heldBack.reverse();
    heldBack = [];
    for (const webhook of batch) dispatch(webhook);
  }

  function dispatch(webhook: Webhook): void {
    for (const url of options.urls) {
      const sentAt = options.clock().toISOString();
      const id = options.ids.next(32, `${webhook.orderId} ${sentAt}`);
      for (let copy = 0; copy < mode.copies; copy += 1) void attempt({ webhook, url, id, retried: 0 });
    }
  }

  async function attempt(transmission: Transmission): Promise<void> {
    const answer = await post(transmission);
    if (closed) return;
    const { webhook, url, id, retried } = transmission;
    log.note({ id, url, orderId: webhook.orderId, label: webhook.label, retried, answer });
    const wait = RETRY_AFTER_MS[retried];
    if (answer !== 200 && wait !== undefined)
      later(wait, () => void attempt({ ...transmission, retried: retried + 1 }));
  }

  /** Posts a webhook and returns the status, or `null` without an answer: a shop that is down is no error here. */
  async function post({ webhook, url, id, retried }: Transmission): Promise<number | null> {
    const controller = new AbortController();
    const timer = setTimeout(() => controller.abort(), ANSWER_WITHIN_MS);
    inFlight.add(controller);
    try {
      const response = await options.fetch(url, {
        method: "POST",
        redirect: "manual",
        signal: controller.signal,
        headers: {
          "content-type": "application/json; charset=utf-8",
          "tosspayments-webhook-transmission-time": options.clock().toISOString(),
          "tosspayments-webhook-transmission-retried-count": String(retried),
          "tosspayments-webhook-transmission-id": id,
        },
        body: webhook.body,
      });
      await response.arrayBuffer();
      return response.status;
    } catch {
      return null;
    } finally {
      clearTimeout(timer);
      inFlight.delete(controller);
    }
  }

  function later(delayMs: number, work: () => void): void {
    const timer = setTimeout(() => {
      timers.delete(timer);
      work();
    }, delayMs);
    timers.add(timer);
  }

  function stop(): void {
    for (const timer of timers) clearTimeout(timer);
    timers.clear();
    for (const controller of inFlight) controller.abort();
  }
}

type Transmission = {
  readonly webhook: Webhook;
  readonly url: string;
  readonly id: string;
  readonly retried: number;
};
