import type { Input } from "@todayfruit/contract/all-calls";
import type { TestShop } from "../../test-shop.ts";
import { CONTENT_FIELD_SAMPLES } from "../content-field-samples.ts";

const RENEW = "POST /operator/v1/product-feeds/{id}/address";

/** Id that no record has. */
const NOBODY = 2_000_000_000;
const REASON = "시험";

/** Valid input of the renewal of an address, for a feed that does not exist. */
export const PRODUCT_FEED_SAMPLES: { [N in typeof RENEW]: Input<N> } = {
  [RENEW]: { path: { id: NOBODY }, body: { version: 1, reason: REASON } },
};

/** Creates the input of the renewal, with a feed of its own. */
export function createProductFeedInputs(
  shop: TestShop,
  token: string,
): { [N in typeof RENEW]: () => Promise<Input<N>> } {
  return {
    [RENEW]: async () => {
      const rows = [CONTENT_FIELD_SAMPLES["product-feeds"]];
      const { reply } = await shop.call(token, "POST /operator/v1/product-feeds", {
        body: { rows, reason: REASON },
      });
      return { path: { id: reply.rows[0]?.id ?? 0 }, body: { version: 1, reason: REASON } };
    },
  };
}
