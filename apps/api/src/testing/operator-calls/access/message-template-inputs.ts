import type { Input, Name } from "@todayfruit/contract/all-calls";
import type { TestShop } from "../../test-shop.ts";

type TemplateName = Extract<Name, `${string} /operator/v1/message-templates${string}`>;
type Changing = Exclude<TemplateName, `GET ${string}`>;

/** Id that no record has. */
const NOBODY = 2_000_000_000;
const REASON = "시험";

/** Valid inputs of the calls of message templates, for records that do not exist. */
export const MESSAGE_TEMPLATE_SAMPLES: { [N in TemplateName]: Input<N> } = {
  "GET /operator/v1/message-templates": {},
  "PATCH /operator/v1/message-templates": {
    body: { rows: [{ id: NOBODY, version: 1, set: { isReviewed: false } }], reason: REASON },
  },
  "GET /operator/v1/message-templates/{id}/preview": { path: { id: NOBODY } },
};

/** Creates the inputs of the changing calls of message templates: the newest text, reviewed or not. */
export function createMessageTemplateInputs(
  shop: TestShop,
  token: string,
): { [N in Changing]: () => Promise<Input<N>> } {
  return {
    "PATCH /operator/v1/message-templates": async () => {
      const { reply } = await shop.call(token, "GET /operator/v1/message-templates", { query: { take: 1 } });
      const [row] = reply.list;
      if (!row) throw new Error("Each notice has a text");
      const set = { isReviewed: !row.isReviewed };
      return { body: { rows: [{ id: row.id, version: row.version, set }], reason: REASON } };
    },
  };
}
