import type { Input, Name } from "@todayfruit/contract/all-calls";
import { adjustReceiptsToCash } from "../../../features/cash-receipts/adjust-receipts-to-cash.ts";
import { buyThroughCart } from "../../buy-through-cart.ts";
import { ADDRESS, member } from "../../product-and-member-fixtures.ts";
import { select } from "../../read-and-set-shop-state.ts";
import type { TestShop } from "../../test-shop.ts";

/** Inputs of the calls about cash receipts. */

type ReceiptCall = Extract<Name, `${string} /operator/v1/cash-receipts${string}`>;
type Changing = Exclude<ReceiptCall, `GET ${string}`>;

const NOBODY = 2_000_000_000;
const REASON = "시험";
const NUMBER = { type: "income_deduction", kind: "phone", identityNo: "010-2222-3333" } as const;

/** Inputs that no state of the shop fits. */
export const CASH_RECEIPT_SAMPLES: { [N in ReceiptCall]: Input<N> } = {
  "GET /operator/v1/cash-receipts": {},
  "POST /operator/v1/cash-receipts/{id}/reissue": { path: { id: NOBODY }, body: { reason: REASON } },
  "POST /operator/v1/cash-receipts/{id}/cancel": { path: { id: NOBODY }, body: { reason: REASON } },
};

/** Creates inputs with the state that each call needs. */
export function createCashReceiptInputs(shop: TestShop): { [N in Changing]: () => Promise<Input<N>> } {
  return {
    "POST /operator/v1/cash-receipts/{id}/reissue": async () => ({
      path: { id: await issued() },
      body: { identity: NUMBER, reason: REASON },
    }),
    "POST /operator/v1/cash-receipts/{id}/cancel": async () => ({
      path: { id: await issued() },
      body: { reason: REASON },
    }),
  };

  async function issued(): Promise<number> {
    const info = { cashReceiptType: 1, identitySelect: 1, identityNo: "010-9876-5432" };
    const way = { method: "transfer", window: "TRANSFER", info } as const;
    const { id } = await buyThroughCart(shop, await member(shop), [{ price: 10_000 }], 0, ADDRESS, way);
    await adjustReceiptsToCash(shop.services);
    const [row] = await select<{ id: number }>(shop, "select id from cash_receipt where order_id = $1", [id]);
    return row?.id ?? 0;
  }
}
