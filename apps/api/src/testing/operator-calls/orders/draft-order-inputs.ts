import type { Input, Name } from "@todayfruit/contract/all-calls";
import { seedProduct } from "../../product-and-member-fixtures.ts";
import type { TestShop } from "../../test-shop.ts";

type DraftOrderName = Extract<Name, `${string} /operator/v1/draft-orders${string}`>;
type Changing = Exclude<DraftOrderName, `GET ${string}`>;

/** Id that no record has. */
const NOBODY = 2_000_000_000;
const REASON = "시험";
const PHONE = "01012345678";

/** Valid inputs of the calls of draft orders, for records that do not exist. */
export const DRAFT_ORDER_SAMPLES: { [N in DraftOrderName]: Input<N> } = {
  "GET /operator/v1/draft-orders": {},
  "POST /operator/v1/draft-orders": {
    body: { phone: PHONE, lines: [{ optionId: NOBODY, units: 1 }], note: REASON },
  },
  "PUT /operator/v1/draft-orders/{id}/cancel": { path: { id: NOBODY }, body: { reason: REASON } },
};

/** Creates the inputs of the changing calls of draft orders, each with a draft of its own. */
export function createDraftOrderInputs(
  shop: TestShop,
  token: string,
): { [N in Changing]: () => Promise<Input<N>> } {
  return {
    "POST /operator/v1/draft-orders": draft,
    "PUT /operator/v1/draft-orders/{id}/cancel": async () => {
      const { reply } = await shop.call(token, "POST /operator/v1/draft-orders", await draft());
      return { path: { id: reply.id }, body: { reason: REASON } };
    },
  };

  async function draft() {
    const { optionIds } = await seedProduct(shop.database.db);
    return { body: { phone: PHONE, lines: [{ optionId: optionIds[0], units: 2 }], note: REASON } };
  }
}
