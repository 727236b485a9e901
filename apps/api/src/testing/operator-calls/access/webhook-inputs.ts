import type { Input } from "@todayfruit/contract/all-calls";
import type { TestShop } from "../../test-shop.ts";
import { CONTENT_FIELD_SAMPLES } from "../content-field-samples.ts";

const SECRET = "POST /operator/v1/webhook-endpoints/{id}/secret";
const TEST = "POST /operator/v1/webhook-endpoints/{id}/test";
const RESEND = "POST /operator/v1/webhook-deliveries/{id}/resend";
const LIST = "GET /operator/v1/webhook-deliveries";

/** Id that no record has. */
const NOBODY = 2_000_000_000;
const REASON = "시험";

/** Valid inputs of the calls about webhooks, for endpoints and deliveries that do not exist. */
export const WEBHOOK_SAMPLES: { [N in typeof SECRET | typeof TEST | typeof RESEND | typeof LIST]: Input<N> } =
  {
    [SECRET]: { path: { id: NOBODY }, body: { version: 1, overlapHours: 0, reason: REASON } },
    [TEST]: { path: { id: NOBODY }, body: { reason: REASON } },
    [RESEND]: { path: { id: NOBODY }, body: { reason: REASON } },
    [LIST]: {},
  };

/** Creates the inputs of the changing calls about webhooks, each with an endpoint of its own. */
export function createWebhookInputs(
  shop: TestShop,
  token: string,
): { [N in typeof SECRET | typeof TEST | typeof RESEND]: () => Promise<Input<N>> } {
  const endpoint = async () => {
    const rows = [{ ...CONTENT_FIELD_SAMPLES["webhook-endpoints"], events: ["order.paid" as const] }];
    const { reply } = await shop.call(token, "POST /operator/v1/webhook-endpoints", {
      body: { rows, reason: REASON },
    });
    return reply.rows[0]?.id ?? 0;
  };
  const ready = async () => {
    const id = await endpoint();
    await shop.call(token, SECRET, { path: { id }, body: { version: 1, overlapHours: 0, reason: REASON } });
    return id;
  };
  return {
    [SECRET]: async () => ({
      path: { id: await endpoint() },
      body: { version: 1, overlapHours: 0, reason: REASON },
    }),
    [TEST]: async () => ({ path: { id: await ready() }, body: { reason: REASON } }),
    [RESEND]: async () => {
      const sent = await shop.call(token, TEST, { path: { id: await ready() }, body: { reason: REASON } });
      return { path: { id: sent.reply.deliveryId }, body: { reason: REASON } };
    },
  };
}
