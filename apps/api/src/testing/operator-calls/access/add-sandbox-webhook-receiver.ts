import type { Input } from "@todayfruit/contract/all-calls";
import { WEBHOOK_EVENTS } from "@todayfruit/domain/webhooks/webhook-event-names";
import type { TestShop } from "../../test-shop.ts";

type Fields = Input<"POST /operator/v1/webhook-endpoints">["body"]["rows"][number];
type Fault = "none" | "500" | "410" | "redirect" | "silent" | "lost";

/** Webhook that a receiver of the sandbox got; `isVerified` by the secret that it was given. */
export type ReceivedWebhook = {
  id: string;
  type: string;
  isVerified: boolean;
  status: number;
  /** Parsed body. */
  payload: { type: string; timestamp: string; data: Record<string, unknown> };
};

const REASON = "시험";
let made = 0;

/** Adds an endpoint with a secret, received by the sandbox under a name of its own. */
export async function addSandboxWebhookReceiver(shop: TestShop, token: string, change: Partial<Fields> = {}) {
  made += 1;
  const receiver = `erp-${made}`;
  const url = `${shop.sandboxUrl}/webhooks/${receiver}`;
  const row = { url, events: [...WEBHOOK_EVENTS], description: receiver, isEnabled: true, ...change };
  const added = await shop.call(token, "POST /operator/v1/webhook-endpoints", {
    body: { rows: [row], reason: REASON },
  });
  const id = added.reply.rows[0]?.id ?? 0;
  const secret = await renewSecret(0);

  async function renewSecret(overlapHours: number): Promise<string> {
    const { list } = (await shop.call(token, "GET /operator/v1/webhook-endpoints")).reply;
    const version = list.find((endpoint) => endpoint.id === id)?.version ?? 0;
    const body = { version, overlapHours, reason: REASON };
    const path = { id };
    return (await shop.call(token, "POST /operator/v1/webhook-endpoints/{id}/secret", { path, body })).reply
      .secret;
  }

  const set = (change: { secret?: string; pattern?: Fault[] }) =>
    shop.sandbox("/_sim/webhooks", { receiver, ...change });
  await set({ secret });
  return {
    id,
    secret,
    set,
    renewSecret,
    /** Lists what came, the oldest first. */
    async received(): Promise<ReceivedWebhook[]> {
      const { list } = await shop.sandbox(`/_sim/webhooks?receiver=${receiver}`);
      return (list as (ReceivedWebhook & { body: string })[]).map(({ body, ...rest }) => ({
        ...rest,
        payload: JSON.parse(body),
      }));
    },
    /** Finds the endpoint as operators see it. */
    async shown() {
      const { list } = (await shop.call(token, "GET /operator/v1/webhook-endpoints")).reply;
      return list.find((endpoint) => endpoint.id === id);
    },
    async deliveries(query: object = {}) {
      return (
        await shop.call(token, "GET /operator/v1/webhook-deliveries", { query: { endpointId: id, ...query } })
      ).reply.list;
    },
    async enable() {
      const { list } = (await shop.call(token, "GET /operator/v1/webhook-endpoints")).reply;
      const version = list.find((endpoint) => endpoint.id === id)?.version ?? 0;
      const rows = [{ id, version, set: { isEnabled: true } }];
      return shop.call(token, "PATCH /operator/v1/webhook-endpoints", { body: { rows, reason: REASON } });
    },
    /** Asks for a test event; returns its delivery. */
    async test() {
      const input = { path: { id }, body: { reason: REASON } };
      return (await shop.call(token, "POST /operator/v1/webhook-endpoints/{id}/test", input)).reply;
    },
  };
}
